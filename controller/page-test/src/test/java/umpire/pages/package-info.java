/** The code of the pages as it lies on disk: its layout, its rules, its types, and those parts of it that need no browser. */
package umpire.pages;
