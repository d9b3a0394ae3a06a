/** Test support shared by several modules: timeouts, ports and the logging configuration. No module needs it to run. */
package umpire.testing;
