/** Admission of clients by their address, for the broker and the pages. Knows no protocol. */
package umpire.broker.admission;
