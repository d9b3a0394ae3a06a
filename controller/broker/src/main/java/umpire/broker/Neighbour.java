package umpire.broker;

/** The rate limits that all connections from one address share. */
final class Neighbour {
    private final String address;
    private final TokenBucket bytes;
    private final TokenBucket visits;
    private final TokenBucket commands;
    private int connections;

    Neighbour(String address, BrokerLimits limits, long nowMs) {
        this.address = address;
        this.bytes = new TokenBucket(limits.bytes(), nowMs);
        this.visits = new TokenBucket(limits.visits(), nowMs);
        this.commands = new TokenBucket(limits.commands(), nowMs);
    }

    String address() {
        return address;
    }

    TokenBucket bytes() {
        return bytes;
    }

    TokenBucket visits() {
        return visits;
    }

    /** Returns the rate limit on watchers' commands. */
    TokenBucket commands() {
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
