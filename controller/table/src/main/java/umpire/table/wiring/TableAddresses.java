package umpire.table.wiring;

import java.util.Optional;
import umpire.broker.tls.TlsIdentity;
import umpire.web.WebServer;

/**
 * The addresses of a running table.
 *
 * @param pages the address of its pages on this machine
 * @param first the page to open first: {@code play} at a virtual table, empty for the display
 * @param network the address of its pages for other machines, if there is one
 * @param operator the key that gives a browser the operator's rights when it is appended to a page's address: {@code #key=…}, valid as long
 *     as this table runs
 * @param tls the certificate; empty without TLS
 */
public record TableAddresses(
        String pages, String first, Optional<String> network, String operator, Optional<TlsIdentity> tls) {
    static final TableAddresses NONE = new TableAddresses("", "", Optional.empty(), "", Optional.empty());

    TableAddresses(WebServer web, String first) {
        this(web.address(), first, web.networkAddress(), web.operatorFragment(), web.tls());
    }

    /** Returns the address for any user of this machine. */
    public String table() {
        return pages + first;
    }

    /** Returns the first address for the operator. */
    public String operatorsTable() {
        return table() + operator;
    }

    /** Returns a page's address for the operator: {@code start}. */
    public String operators(String page) {
        return pages + page + operator;
    }

    /** Returns a page's address for the operator on another machine; empty without a network address. */
    public Optional<String> operatorsElsewhere(String page) {
        return network.map(address -> address + page + operator);
    }

    @Override
    public String toString() {
        // Keeps the key out of logs.
        return table();
    }
}
