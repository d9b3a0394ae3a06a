/** Who is let in from which address, for everything here that listens to the network: the broker and the pages. Knows no protocol. */
package umpire.broker.admission;
