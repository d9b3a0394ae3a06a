/** The table's certificate for TLS: made by the table itself, or read from files. */
package umpire.table.tls;
