/** What the tests of several rooms share: patience, ports and how the log is written. No room needs it to run. */
package umpire.testing;
