package umpire.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.mqtt.json.RecordGson;
import umpire.web.payload.ErrorPayload;

/** One request and its answer. */
final class HttpCall implements AutoCloseable {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
                    + " connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String BEARER = "Bearer ";

    /** By these headers a proxy says that somebody else asks. */
    private static final String OF_PROXIES =
            "via|forwarded|x-forwarded.*|x-real-ip|x-original-.*|x-envoy-.*|.*client-ip|.*connecting-ip";

    private final HttpExchange exchange;

    HttpCall(HttpExchange exchange) {
        this.exchange = exchange;
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
        exchange.getResponseHeaders().set("Cross-Origin-Resource-Policy", "same-origin");
        exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
    }

    String method() {
        return exchange.getRequestMethod();
    }

    String path() {
        return exchange.getRequestURI().getPath();
    }

    PageQuery query() {
        return PageQuery.parse(
                Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse(""));
    }

    /** Has the browser keep the answer as a file. */
    void offer(String file) {
        exchange.getResponseHeaders().set("Content-Disposition", "attachment; filename=\"" + file + "\"");
    }

    /** Returns a header's value, empty when it is absent. */
    String header(String name) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)).orElse("");
    }

    /** Returns where it goes, and from where. */
    OriginCheck.RequestAim aim() {
        return new OriginCheck.RequestAim(
                Optional.ofNullable(exchange.getRequestURI().getRawAuthority()), headers("Host"), headers("Origin"));
    }

    private List<String> headers(String name) {
        return exchange.getRequestHeaders().getOrDefault(name, List.of());
    }

    /** Returns the token that it shows, empty for none. */
    String token() {
        String header = header("Authorization");
        return header.startsWith(BEARER) ? header.substring(BEARER.length()) : "";
    }

    /** Returns the address that it comes from. */
    InetAddress from() {
        return exchange.getRemoteAddress().getAddress();
    }

    /** Returns whether it comes from this machine, and by no proxy that says so: to a proxy everybody may have access. */
    boolean fromThisMachine() {
        return from().isLoopbackAddress()
                && exchange.getRequestHeaders().keySet().stream()
                        .noneMatch(name -> name.toLowerCase(Locale.ROOT).matches(OF_PROXIES));
    }

    /** Returns the body, or nothing when it is longer than that. */
    Optional<String> body(int maxBytes) throws IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(maxBytes + 1);
        return bytes.length > maxBytes ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    }

    void allow(String methods) {
        exchange.getResponseHeaders().set("Allow", methods);
    }

    /** Lets the browser keep the answer: nothing else will ever stand under its address. */
    void letKeep() {
        exchange.getResponseHeaders().set("Cache-Control", "public, max-age=31536000, immutable");
    }

    void send(int status, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        if (bytes.length > 0) {
            exchange.getResponseBody().write(bytes);
        }
    }

    /** Sends a record of {@link umpire.web.payload}. */
    void send(int status, Record payload) throws IOException {
        send(status, "application/json; charset=utf-8", RecordGson.line(payload).getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a picture of the camera, as soon as there is one. */
    void sendPicture(Optional<byte[]> jpeg) throws IOException {
        sendPicture(jpeg, "The camera has given no picture yet.");
    }

    /** Sends a picture, or says why there is none. */
    void sendPicture(Optional<byte[]> jpeg, String none) throws IOException {
        if (jpeg.isPresent()) {
            send(200, "image/jpeg", jpeg.get());
        } else {
            refuse(404, none);
        }
    }

    void refuse(int status, String error) throws IOException {
        send(status, new ErrorPayload(error));
    }

    /** Begins an answer that goes on until one side has enough. */
    OutputStream stream(String type) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, 0);
        return exchange.getResponseBody();
    }

    @Override
    public void close() {
        exchange.close();
    }
}
