package umpire.broker;

/** An address that the broker is called from. What is done from there is measured in common, on however many connections. */
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

    /** What those who prove nothing may ask of the table. */
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
