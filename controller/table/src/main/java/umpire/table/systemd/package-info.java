/** The table as a service of the system: what systemd is told of it. Outside a service nothing is told to anybody. */
package umpire.table.systemd;
