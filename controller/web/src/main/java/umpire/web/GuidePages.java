package umpire.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import umpire.drawing.aid.PlayerAid;
import umpire.web.payload.GuidePayload;
import umpire.web.payload.GuidesPayload;

/**
 * Serves the introductions for newcomers. The file {@code /guides.json} summarises each game. The file
 * {@code /guide.json?game=<id>} is the player aid of one game, by default of the game in play. The picture
 * {@code /guide/<id>.svg} shows the game after some turns.
 */
final class GuidePages {
    private static final String ALL = "/guides.json";
    private static final String ONE = "/guide.json";
    private static final String COVERS = "/guide/";
    private static final String SVG = ".svg";

    private final GuideDesk desk;
    private final Map<String, byte[]> covers = new ConcurrentHashMap<>();

    GuidePages(GuideDesk desk) {
        this.desk = desk;
    }

    static boolean serves(String path) {
        return path.equals(ALL) || path.equals(ONE) || path.startsWith(COVERS);
    }

    void serve(HttpCall httpCall) {
        switch (httpCall.path()) {
            case ALL -> httpCall.send(200, all());
            case ONE -> one(httpCall, httpCall.query().get("game"));
            default -> cover(httpCall, httpCall.path().substring(COVERS.length()));
        }
    }

    private GuidesPayload all() {
        return new GuidesPayload(desk.games().stream()
                .flatMap(game -> desk.aid(game).stream()
                        .map(aid -> new GuidesPayload.GuideLead(game, aid.facts(), aid.lead(), COVERS + game + SVG)))
                .toList());
    }

    private void one(HttpCall httpCall, String named) {
        String game = named.isEmpty() ? desk.inPlay() : named;
        Optional<GuidePayload> guide = desk.aid(game).map(aid -> payload(game, aid));
        if (guide.isPresent()) {
            httpCall.send(200, guide.get());
        } else {
            httpCall.refuse(404, "There is no guide to a game '" + game + "'.");
        }
    }

    private static GuidePayload payload(String game, PlayerAid aid) {
        List<GuidePayload.GuideSection> sections = aid.sections().stream()
                .map(section -> new GuidePayload.GuideSection(
                        section.title(),
                        section.lines().stream()
                                .map(line -> new GuidePayload.GuideLine(line.token(), line.bullet(), line.text()))
                                .toList()))
                .toList();
        return new GuidePayload(game, aid.title(), aid.facts(), aid.lead(), sections);
    }

    private void cover(HttpCall httpCall, String file) {
        String game = file.endsWith(SVG) ? file.substring(0, file.length() - SVG.length()) : "";
        if (!desk.games().contains(game)) {
            httpCall.refuse(404, "There is no picture of a game '" + game + "'.");
            return;
        }
        byte[] svg = covers.computeIfAbsent(
                game, any -> desk.cover(game).orElseThrow().svg().getBytes(StandardCharsets.UTF_8));
        httpCall.send(200, "image/svg+xml", svg);
    }
}
