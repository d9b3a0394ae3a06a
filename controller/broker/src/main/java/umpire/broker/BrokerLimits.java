package umpire.broker;

import umpire.broker.admission.ConnectionSlots.SlotLimit;

/**
 * How much the broker takes from anybody and keeps for anybody. Whatever waits in it, and whoever it waits for, is bounded by
 * these, so that no number of clients can fill the memory of the table that it is part of.
 *
 * @param packetBytes the longest packet of anyone but the table
 * @param tablePacketBytes the table's longest packet. Every client is told this as the longest that is taken: there are such as measure
 *     what they receive by it
 * @param commandBytes the longest payload of a command
 * @param waitingBytes what waits for one reader that does not keep up
 * @param allWaitingBytes what waits for all of them together
 * @param commandsBytes what waits for the table
 * @param subscriptions of one client
 * @param unacknowledged publications of one client that are half taken, at QoS 2
 * @param watchers places for those who prove nothing
 * @param proven places for operator and seats
 * @param strangers places for connections of which nobody has said yet whose they are
 * @param greetingMs how long such a connection may take to say it
 * @param stuckMs how long a client may take nothing of what is sent to it, or send more than it may
 * @param work of one client, in units: a packet, a filter, and each {@link #UNIT_BYTES} that are published or asked for
 * @param bytes that come from one address
 * @param ownBytes of one connection, whatever others send from its address
 * @param visits from one address
 * @param commands of watchers at one address
 * @param ownCommands of one connection, whatever others send from its address
 */
record BrokerLimits(
        int packetBytes,
        int tablePacketBytes,
        int commandBytes,
        int waitingBytes,
        int allWaitingBytes,
        int commandsBytes,
        int subscriptions,
        int unacknowledged,
        SlotLimit watchers,
        SlotLimit proven,
        SlotLimit strangers,
        long greetingMs,
        long stuckMs,
        Allowance.Rate work,
        Allowance.Rate bytes,
        Allowance.Rate ownBytes,
        Allowance.Rate visits,
        Allowance.Rate commands,
        Allowance.Rate ownCommands) {
    /** Of what is published or asked for, a unit of work. */
    static final int UNIT_BYTES = 4_096;

    /** As many as MQTT can number. */
    static final int ANY_NUMBER = 65_535;

    /** What a table has room for, and a house with two hundred displays behind one address does not notice. */
    static final BrokerLimits STANDARD = new BrokerLimits(
            20 * 1_024,
            128 * 1_024,
            16 * 1_024,
            1 << 20,
            32 << 20,
            2 << 20,
            64,
            64,
            new SlotLimit(400, 250, 2_000),
            new SlotLimit(100, 100, 2_000),
            new SlotLimit(384, 256, 0),
            15_000,
            60_000,
            new Allowance.Rate(100, 1_000),
            new Allowance.Rate(2 << 20, 4 << 20),
            new Allowance.Rate(16 << 10, 128 << 10),
            new Allowance.Rate(200, 600),
            new Allowance.Rate(50, 200),
            new Allowance.Rate(5, 20));

    /**
     * Returns how many publications of a client may be on their way unanswered. The table is told no bound: its library counts some of those
     * that were answered as on their way, and at the bound it would fall silent after so many thousands.
     */
    int unanswered(boolean table) {
        return table ? ANY_NUMBER : unacknowledged;
    }

    /** Returns how much work so many bytes are. */
    static double units(int bytes) {
        return 1 + (double) bytes / UNIT_BYTES;
    }
}
