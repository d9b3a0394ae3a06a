package umpire.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Sends requests as a page does, with a token or without. */
final class PageRequests {
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebServer web;

    PageRequests(WebServer web) {
        this.web = web;
    }

    HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(web.address() + path.substring(1)));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    HttpResponse<String> get(String path, String token) throws IOException, InterruptedException {
        return send(request(path, token));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }
}
