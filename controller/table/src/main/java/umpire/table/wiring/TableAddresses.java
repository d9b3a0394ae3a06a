package umpire.table.wiring;

import java.util.Optional;
import umpire.web.WebServer;

/**
 * Where a running table is found.
 *
 * @param pages the address of its pages on this machine
 * @param first the page to open first: {@code play} at a virtual table, empty for the display
 * @param network the address of its pages for other machines, where there is one
 * @param operator what makes a browser the operator's when it stands behind the address of a page: {@code #key=…}, good as long as
 *     this table runs
 */
public record TableAddresses(String pages, String first, Optional<String> network, String operator) {
    static final TableAddresses NONE = new TableAddresses("", "", Optional.empty(), "");

    TableAddresses(WebServer web, String first) {
        this(web.address(), first, web.networkAddress(), web.operatorFragment());
    }

    /** Returns what anyone on this machine opens. */
    public String table() {
        return pages + first;
    }

    /** Returns what the operator opens first. */
    public String operatorsTable() {
        return table() + operator;
    }

    /** Returns one of the pages as the operator opens it: {@code start}. */
    public String operators(String page) {
        return pages + page + operator;
    }

    /** Returns one of the pages as the operator opens it on another machine, where he can. */
    public Optional<String> operatorsElsewhere(String page) {
        return network.map(address -> address + page + operator);
    }

    @Override
    public String toString() {
        // The key must not find its way into a log.
        return table();
    }
}
