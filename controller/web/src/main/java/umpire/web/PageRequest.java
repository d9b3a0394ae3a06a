package umpire.web;

import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import umpire.web.AnswerLine.Client;

/**
 * A received request.
 *
 * @param method the method. HEAD is treated as GET, and its body is not sent
 * @param target the path; meaningless when {@code fault} is set
 * @param keepsAlive whether the connection stays open for another request
 * @param fault the error of a request that cannot be answered
 */
@SuppressWarnings("ArrayRecordComponent")
record PageRequest(
        Client client,
        String method,
        URI target,
        HttpHeaders headers,
        byte[] body,
        boolean head,
        boolean keepsAlive,
        Optional<Fault> fault) {
    private static final URI NOWHERE = URI.create("/");

    /** The status and the message for a request that cannot be answered. */
    record Fault(int status, String says) {}

    /** Copies a request, so that its buffers can be released. */
    static PageRequest of(Client client, FullHttpRequest request) {
        if (request.decoderResult().isFailure()) {
            return faulty(client, request, unreadable(request.decoderResult().cause()));
        }
        Optional<URI> target = target(request.uri());
        if (target.isEmpty()) {
            return faulty(client, request, new Fault(400, "The address of a page is a path such as /table."));
        }
        boolean head = request.method().equals(HttpMethod.HEAD);
        return new PageRequest(
                client,
                head ? "GET" : request.method().name(),
                target.get(),
                request.headers(),
                ByteBufUtil.getBytes(request.content()),
                head,
                HttpUtil.isKeepAlive(request),
                Optional.empty());
    }

    /** Returns a faulty request in place of one whose body is too long. */
    static PageRequest tooLong(Client client, HttpRequest request, int mostBytes) {
        return faulty(
                client,
                request,
                new Fault(
                        HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE.code(),
                        "A request to this table has at most " + mostBytes + " bytes."));
    }

    /** Returns a request that is answered with its fault and then ends its connection. */
    private static PageRequest faulty(Client client, HttpRequest request, Fault fault) {
        return new PageRequest(
                client,
                request.method().name(),
                NOWHERE,
                request.headers(),
                new byte[0],
                request.method().equals(HttpMethod.HEAD),
                false,
                Optional.of(fault));
    }

    private static Optional<URI> target(String written) {
        try {
            return Optional.of(new URI(written)).filter(uri -> uri.getPath() != null);
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static Fault unreadable(Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException tooLong ->
                new Fault(HttpResponseStatus.REQUEST_URI_TOO_LONG.code(), "This address is too long for any page.");
            case TooLongHttpHeaderException tooLong ->
                new Fault(
                        HttpResponseStatus.REQUEST_HEADER_FIELDS_TOO_LARGE.code(),
                        "The headers of this request are too long. Remove cookies of this site and try again.");
            default -> new Fault(400, "This is not an HTTP/1.1 request. Open the pages with http:// and a browser.");
        };
    }
}
