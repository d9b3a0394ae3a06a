package umpire.web;

import umpire.broker.admission.ConnectionSlots.SlotLimit;

/**
 * The limits of clients on the pages' server.
 *
 * @param ours the share of browsers on this machine; others cannot use it up
 * @param others the share of all other machines together
 * @param requestMs the maximum time for a request to arrive, and for a new connection without a request
 * @param idleMs the maximum idle time of a connection after an answer
 * @param stuckMs the time after which a client is disconnected that takes fewer than 4,096 bytes of its answer
 * @param headerBytes the maximum for the first line, and for all headers of a request together
 * @param bodyBytes the maximum for a request's body
 */
record PageLimits(Share ours, Share others, long requestMs, long idleMs, long stuckMs, int headerBytes, int bodyBytes) {
    /**
     * The limits of one group of clients.
     *
     * @param connections slots for connections
     * @param answers slots for answers that are still being sent
     * @param threads the number of requests answered at the same time
     * @param threadsOfAnAddress the number of requests of one address answered at the same time
     */
    record Share(SlotLimit connections, SlotLimit answers, int threads, int threadsOfAnAddress) {}

    /** A browser opens six connections to a server, and a house may have all its browsers behind one address. */
    static final PageLimits STANDARD = new PageLimits(
            new Share(new SlotLimit(256, 256, 0), new SlotLimit(32, 32, 0), 12, 12),
            new Share(new SlotLimit(400, 128, 0), new SlotLimit(64, 16, 0), 6, 3),
            20_000,
            60_000,
            20_000,
            32 * 1_024,
            16 * 1_024);
}
