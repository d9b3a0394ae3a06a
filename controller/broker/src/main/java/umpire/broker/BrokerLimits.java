package umpire.broker;

import umpire.broker.admission.ConnectionSlots.SlotLimit;

/**
 * The broker's limits on input, queues and connections. They bound its memory use, whatever the number of clients.
 *
 * @param packetBytes the longest packet of a client other than the table
 * @param tablePacketBytes the longest packet of the table. CONNACK announces this size to every client, because some clients also limit
 *     what they receive by it
 * @param commandBytes the longest payload of a command
 * @param waitingBytes the longest delivery queue of one slow client
 * @param allWaitingBytes all delivery queues together
 * @param commandsBytes the longest queue of commands to the table
 * @param subscriptions the number of subscriptions of one client
 * @param unacknowledged the number of QoS 2 publications of one client that are not yet completed
 * @param watchers slots for clients without a password
 * @param proven slots for operators and seats
 * @param strangers slots for connections that have not sent CONNECT yet
 * @param greetingMs the timeout for CONNECT
 * @param stuckMs how long a client may leave its output unread, or stay over its rate limit
 * @param work the rate limit of one client's work, in units. A packet, a filter, and each {@link #UNIT_BYTES} published or delivered on
 *     subscribing count as one unit
 * @param bytes the rate limit of bytes received from one address
 * @param ownBytes the rate of bytes below which a connection is not slowed down by others at its address
 * @param visits the rate limit of new connections from one address
 * @param commands the rate limit of watchers' commands from one address
 * @param ownCommands the rate of commands below which a connection is not slowed down by others at its address
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
        TokenBucket.Rate work,
        TokenBucket.Rate bytes,
        TokenBucket.Rate ownBytes,
        TokenBucket.Rate visits,
        TokenBucket.Rate commands,
        TokenBucket.Rate ownCommands) {
    /** The payload bytes that count as one unit of work. */
    static final int UNIT_BYTES = 4_096;

    /** The greatest receive maximum that MQTT 5 can express. */
    static final int ANY_NUMBER = 65_535;

    /** The default limits. They fit the table's memory and leave room for two hundred displays behind one address. */
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
            new TokenBucket.Rate(100, 1_000),
            new TokenBucket.Rate(2 << 20, 4 << 20),
            new TokenBucket.Rate(16 << 10, 128 << 10),
            new TokenBucket.Rate(200, 600),
            new TokenBucket.Rate(50, 200),
            new TokenBucket.Rate(5, 20));

    /**
     * Returns how many QoS 2 publications of a client may be incomplete. The table has no limit: its client library miscounts some
     * completed ones as incomplete, and would stop publishing at the limit after some thousands.
     */
    int unanswered(boolean table) {
        return table ? ANY_NUMBER : unacknowledged;
    }

    /** Returns the work for a payload of this size, in units. */
    static double units(int bytes) {
        return 1 + (double) bytes / UNIT_BYTES;
    }
}
