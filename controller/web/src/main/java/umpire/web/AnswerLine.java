package umpire.web;

import io.netty.handler.codec.http.HttpHeaders;
import java.net.InetAddress;

/** The way back to a client. Any thread may use it; what is said to a client that is gone is dropped. */
interface AnswerLine {
    /**
     * Where requests of a connection come from.
     *
     * @param from its address
     * @param address by which its connections are counted
     * @param ours whether that is this machine itself
     */
    record Client(InetAddress from, String address, boolean ours) {}

    /** Answers the request whole. */
    void answer(int status, HttpHeaders headers, byte[] body);

    /** Begins an answer that goes on with {@link #add} until one side ends the connection. */
    void begin(int status, HttpHeaders headers);

    /** Returns whether the client has taken so much of what was added that more may be. */
    boolean ready();

    void add(byte[] more);

    /** Ends the connection. */
    void hangUp();

    /** Has something run when the connection is over; at once, if it is already. */
    void whenGone(Runnable gone);
}
