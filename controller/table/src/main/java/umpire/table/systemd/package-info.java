/** Notifications to systemd about the table's service. Outside a service nothing is sent. */
package umpire.table.systemd;
