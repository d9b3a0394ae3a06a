package umpire.web;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.mqtt.json.RecordGson;
import umpire.web.payload.ErrorPayload;

/** One request and its answer. Any thread may answer it. */
final class HttpCall implements AutoCloseable {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
                    + " connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors ";

    private static final String SECURITY_POLICY = "Content-Security-Policy";

    private static final String BEARER = "Bearer ";

    /** A proxy sets these headers when it forwards a request of another client. */
    private static final String OF_PROXIES =
            "via|forwarded|x-forwarded.*|x-real-ip|x-original-.*|x-envoy-.*|.*client-ip|.*connecting-ip";

    private final PageRequest request;
    private final AnswerLine line;
    private final HttpHeaders answerHeaders = new DefaultHttpHeaders();
    private volatile boolean kept;

    HttpCall(PageRequest request, AnswerLine line) {
        this.request = request;
        this.line = line;
        answerHeaders
                .set("X-Content-Type-Options", "nosniff")
                .set("Referrer-Policy", "no-referrer")
                .set("Cross-Origin-Resource-Policy", "same-origin")
                .set(SECURITY_POLICY, POLICY + "'none'")
                .set("Cache-Control", "no-store");
    }

    String method() {
        return request.method();
    }

    String path() {
        return request.target().getPath();
    }

    PageQuery query() {
        return PageQuery.parse(
                Optional.ofNullable(request.target().getRawQuery()).orElse(""));
    }

    /** Makes the browser save the answer as a file. */
    void offer(String file) {
        answerHeaders.set("Content-Disposition", "attachment; filename=\"" + file + "\"");
    }

    /** Tells the client of a refused request after how many seconds to retry. */
    void comeAgain(String seconds) {
        answerHeaders.set("Retry-After", seconds);
    }

    /** Returns a header's value; empty when it is absent. */
    String header(String name) {
        return Optional.ofNullable(request.headers().get(name)).orElse("");
    }

    /** Returns the request's target and its origin. */
    OriginCheck.RequestAim aim() {
        return new OriginCheck.RequestAim(
                Optional.ofNullable(request.target().getRawAuthority()),
                request.headers().getAll("Host"),
                request.headers().getAll("Origin"),
                request.headers().getAll("Referer"),
                line.secured());
    }

    /** Returns whether the request came with TLS, or from this machine: no other machine can read it. */
    boolean isConfidential() {
        return line.secured() || client().ours();
    }

    /** Sends the client to the same page with TLS. The fragment of an address stays with the browser. */
    void redirectToTls() {
        String address = "https://" + header("Host") + request.target().getRawPath()
                + Optional.ofNullable(request.target().getRawQuery())
                        .map(query -> "?" + query)
                        .orElse("");
        answerHeaders.set("Location", address);
        refuse(307, "This table uses TLS: open " + address);
    }

    /** Returns the token of the request; empty for none. */
    String token() {
        String header = header("Authorization");
        return header.startsWith(BEARER) ? header.substring(BEARER.length()) : "";
    }

    /** Returns the client that sent the request. */
    AnswerLine.Client client() {
        return request.client();
    }

    /** Returns whether the request comes from this machine and from no proxy that announces itself. A proxy may be open to everyone. */
    boolean fromThisMachine() {
        return client().from().isLoopbackAddress()
                && request.headers().names().stream()
                        .noneMatch(name -> name.toLowerCase(Locale.ROOT).matches(OF_PROXIES));
    }

    /** Returns the body; empty when it is longer than {@code maxBytes}. */
    Optional<String> body(int maxBytes) {
        byte[] bytes = request.body();
        return bytes.length > maxBytes ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    }

    void allow(String methods) {
        answerHeaders.set("Allow", methods);
    }

    /** Lets the browser cache the answer for ever: the content at this address never changes. */
    void letKeep() {
        answerHeaders.set("Cache-Control", "public, max-age=31536000, immutable");
    }

    /** Lets pages of these sites show the answer in a frame. */
    void letEmbed(Set<String> sites) {
        answerHeaders.set(SECURITY_POLICY, POLICY + String.join(" ", new TreeSet<>(sites)));
    }

    void send(int status, String type, byte[] bytes) {
        kept = true;
        answerHeaders.set("Content-Type", type).set("Content-Length", bytes.length);
        line.answer(status, answerHeaders, bytes);
    }

    /** Sends a record of {@link umpire.web.payload} as JSON. */
    void send(int status, Record payload) {
        send(status, "application/json; charset=utf-8", RecordGson.line(payload).getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a picture of the camera, or says that there is none yet. */
    void sendPicture(Optional<byte[]> jpeg) {
        sendPicture(jpeg, "The camera has given no picture yet.");
    }

    /** Sends a picture, or the reason why there is none. */
    void sendPicture(Optional<byte[]> jpeg, String none) {
        if (jpeg.isPresent()) {
            send(200, "image/jpeg", jpeg.get());
        } else {
            refuse(404, none);
        }
    }

    void refuse(int status, String error) {
        send(status, new ErrorPayload(error));
    }

    /** Begins a streamed answer. {@link #add} continues it until one side ends it. A HEAD request gets the headers only. */
    void begin(String type) {
        kept = true;
        answerHeaders.set("Content-Type", type);
        if (request.head()) {
            line.answer(200, answerHeaders, new byte[0]);
        } else {
            answerHeaders.set("Transfer-Encoding", "chunked");
            line.begin(200, answerHeaders);
        }
    }

    /** Returns whether the client has taken enough of the earlier parts for another part to be added. */
    boolean ready() {
        return line.ready();
    }

    void add(byte[] more) {
        line.add(more);
    }

    /** Keeps the connection open after this call, because another thread will answer later. */
    void keep() {
        kept = true;
    }

    void hangUp() {
        line.hangUp();
    }

    /** Runs this when the client is gone, or at once if it is gone already. */
    void whenGone(Runnable gone) {
        line.whenGone(gone);
    }

    /** Ends the connection if the request was not answered. */
    @Override
    public void close() {
        if (!kept) {
            line.hangUp();
        }
    }
}
