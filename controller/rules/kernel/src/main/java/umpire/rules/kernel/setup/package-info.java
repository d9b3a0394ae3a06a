/** What is chosen before a game begins, and what it is opened with. */
package umpire.rules.kernel.setup;
