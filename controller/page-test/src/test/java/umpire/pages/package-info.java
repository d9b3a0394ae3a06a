/** Checks of the pages' code on disk: its format, its rules, its types, and the parts that need no browser. */
package umpire.pages;
