package umpire.web;

import io.netty.handler.codec.http.HttpHeaders;
import java.net.InetAddress;

/** Sends the answer back to a client. Any thread may use it. An answer to a client that is gone is dropped. */
interface AnswerLine {
    /**
     * The origin of a connection's requests.
     *
     * @param from the client's address
     * @param address the key by which its connections are counted
     * @param ours whether the client is on this machine
     */
    record Client(InetAddress from, String address, boolean ours) {}

    /** Returns whether the connection uses TLS. */
    boolean secured();

    /** Sends the whole answer at once. */
    void answer(int status, HttpHeaders headers, byte[] body);

    /** Begins a streamed answer. {@link #add} continues it until one side ends the connection. */
    void begin(int status, HttpHeaders headers);

    /** Returns whether the client has taken enough of the earlier parts for another part to be added. */
    boolean ready();

    void add(byte[] more);

    void hangUp();

    /** Runs this when the connection ends, or at once if it has ended. */
    void whenGone(Runnable gone);
}
