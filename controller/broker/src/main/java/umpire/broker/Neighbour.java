package umpire.broker;

/** The rate limits that all connections from one address share. */
final class Neighbour {
    private final String address;
    private final Allowance bytes;
    private final Allowance visits;
    private final Allowance commands;
    private int connections;

    Neighbour(String address, BrokerLimits limits, long nowMs) {
        this.address = address;
        this.bytes = new Allowance(limits.bytes(), nowMs);
        this.visits = new Allowance(limits.visits(), nowMs);
        this.commands = new Allowance(limits.commands(), nowMs);
    }

    String address() {
        return address;
    }

    Allowance bytes() {
        return bytes;
    }

    Allowance visits() {
        return visits;
    }

    /** Returns the rate limit on watchers' commands. */
    Allowance commands() {
        return commands;
    }

    void comes() {
        connections++;
    }

    void goes() {
        connections--;
    }

    boolean gone() {
        return connections == 0;
    }
}
