/** TLS for the ports of the broker and of the pages. Knows no protocol above it and reads no files. */
package umpire.broker.tls;
