/** Between dice as they are seen and actions: what a throw came to, and what chance might throw. */
package umpire.rules.diceland.scatter;
