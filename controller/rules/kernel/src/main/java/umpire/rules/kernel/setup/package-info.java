/** The options, settings and data files with which a game is opened. */
package umpire.rules.kernel.setup;
