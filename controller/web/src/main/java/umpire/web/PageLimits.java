package umpire.web;

import umpire.broker.admission.ConnectionSlots.SlotLimit;

/**
 * How much of the pages' server clients may use.
 *
 * @param ours the share of browsers on this machine, which others cannot use up
 * @param others the share of all other machines together
 * @param requestMs how long a request may take to arrive, and a new connection may stay without one
 * @param idleMs how long an answered connection may stay without another request
 * @param stuckMs how long a client may take next to nothing of its answer
 * @param headerBytes of the first line, and of all headers of a request together
 * @param bodyBytes of a request's body
 */
record PageLimits(Share ours, Share others, long requestMs, long idleMs, long stuckMs, int headerBytes, int bodyBytes) {
    /**
     * The limits of one group of clients.
     *
     * @param connections slots for connections
     * @param answers slots for answers that their client has not taken whole yet
     * @param threads that answer requests at the same time
     * @param threadsOfAnAddress of these
     */
    record Share(SlotLimit connections, SlotLimit answers, int threads, int threadsOfAnAddress) {}

    /** A browser opens six connections to a server; a house may have all its browsers behind one address. */
    static final PageLimits STANDARD = new PageLimits(
            new Share(new SlotLimit(256, 256, 0), new SlotLimit(32, 32, 0), 12, 12),
            new Share(new SlotLimit(400, 128, 0), new SlotLimit(64, 16, 0), 6, 3),
            20_000,
            60_000,
            20_000,
            32 * 1_024,
            16 * 1_024);
}
