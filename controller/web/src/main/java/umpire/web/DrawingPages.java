package umpire.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.web.payload.DrawingsPayload;

/**
 * Serves the drawings of the game in play. {@code /drawings.json} lists the drawings and their sizes,
 * {@code /drawings/...} are the drawings. Each game has its own file names, so a browser may cache them.
 */
final class DrawingPages {
    private static final String INDEX = "/drawings.json";
    private static final String FOLDER = "/drawings/";
    private static final String MARK = "mark/";
    private static final Place ANYWHERE = new Place("anywhere");
    private static final String SVG = "image/svg+xml";

    private final Supplier<? extends Game<?, ?>> inPlay;
    private Optional<DrawnGame> drawn = Optional.empty();

    DrawingPages(Supplier<? extends Game<?, ?>> inPlay) {
        this.inPlay = inPlay;
    }

    static boolean serves(String path) {
        return path.equals(INDEX) || path.startsWith(FOLDER);
    }

    void serve(HttpCall httpCall) {
        DrawnGame now = now();
        if (httpCall.path().equals(INDEX)) {
            httpCall.send(200, now.index());
            return;
        }
        Optional<String> svg = now.svg(httpCall.path().substring(FOLDER.length()));
        if (svg.isPresent()) {
            httpCall.letKeep();
            httpCall.send(200, SVG, svg.get().getBytes(StandardCharsets.UTF_8));
        } else {
            httpCall.refuse(404, "The game in play has no such drawing.");
        }
    }

    /** Synchronized, so that two pages that ask at once get the same drawings. */
    private synchronized DrawnGame now() {
        Game<?, ?> game = inPlay.get();
        Optional<DrawnGame> known = drawn.filter(one -> one.game.equals(game));
        DrawnGame now = known.orElseGet(() -> new DrawnGame(game));
        drawn = Optional.of(now);
        return now;
    }

    /** The drawings of one game. Each is made at the first request. */
    private static final class DrawnGame {
        private final Game<?, ?> game;
        private final GameDrawings drawings;
        private final String folder;
        private final Map<String, Supplier<DrawnThing>> byName = new LinkedHashMap<>();
        private final Set<Integer> tags = new LinkedHashSet<>();
        private final Map<String, DrawingsPayload.Picture> pictures = new LinkedHashMap<>();
        private final Map<String, List<DrawingsPayload.DrawnSide>> sides = new LinkedHashMap<>();
        private final Map<String, String> made = new ConcurrentHashMap<>();

        DrawnGame(Game<?, ?> game) {
            this.game = game;
            // Pages show no tags, so any dictionary will do.
            this.drawings = GameDrawings.of(game, "DICT_4X4_250");
            this.folder = game.id().name() + "-" + Long.toString(System.nanoTime(), Character.MAX_RADIX) + "/";
            byName.put("board.svg", () -> drawings.boardForPages(game.board()));
            for (Piece piece : game.pieces()) {
                piece.faces().stream()
                        .filter(face -> game.artwork().face(piece, face).isDrawn())
                        .forEach(face -> add(piece, face));
            }
            game.dice().stream()
                    .filter(die -> die.kind().equals(DieType.OCTAHEDRON))
                    .forEach(this::addSides);
        }

        /** Paper dice lie on the table as pieces do. All sides of a die are equally wide. */
        private void addSides(DieType die) {
            double wideMm = side(die, die.faces().getFirst()).widthMm();
            List<DrawingsPayload.DrawnSide> all = new ArrayList<>();
            for (DieType.Face face : die.faces()) {
                int tag = face.tag().orElseThrow();
                byName.put("side-" + tag + ".svg", () -> side(die, face));
                all.add(new DrawingsPayload.DrawnSide(face.shows(), tag, wideMm));
            }
            sides.put(die.name(), List.copyOf(all));
        }

        private DrawnThing side(DieType die, DieType.Face face) {
            return drawings.dieFaceForPages(die, face).inSquare();
        }

        private void add(Piece piece, PieceFace face) {
            DrawnThing picture = drawings.pictureAlone(piece, face);
            byName.put("face-" + face.tag() + ".svg", () -> drawings.faceForPages(piece, face));
            byName.put("picture-" + face.tag() + ".svg", () -> picture);
            tags.add(face.tag());
            pictures.putIfAbsent(
                    face.token().name(),
                    new DrawingsPayload.Picture(face.tag(), picture.widthMm(), picture.heightMm()));
        }

        DrawingsPayload index() {
            return new DrawingsPayload(game.id().name(), FOLDER + folder, tags, pictures, sides, marks());
        }

        private Map<String, DrawingsPayload.Plate> marks() {
            Map<String, DrawingsPayload.Plate> marks = new LinkedHashMap<>();
            drawings.markPlates()
                    .forEach(plate -> marks.put(
                            plate.kind(),
                            new DrawingsPayload.Plate(
                                    plate.edge().name().toLowerCase(Locale.ROOT), plate.widthMm(), plate.heightMm())));
            return marks;
        }

        /**
         * A page keeps the folder that it got when it opened. The game may have been chosen again, or the table
         * restarted, since then. Any folder of this game holds these drawings.
         */
        Optional<String> svg(String path) {
            int end = path.indexOf('/') + 1;
            if (!path.substring(0, end).startsWith(game.id().name() + "-")) {
                return Optional.empty();
            }
            String name = path.substring(end);
            return name.startsWith(MARK) ? mark(name.substring(MARK.length())) : thing(name);
        }

        /** Draws a mark on request, because each state of the game may have a mark of its own. */
        private Optional<String> mark(String named) {
            int slash = named.indexOf('/');
            if (slash < 0 || !named.endsWith(".svg")) {
                return Optional.empty();
            }
            String brief = named.substring(slash + 1, named.length() - ".svg".length());
            try {
                return Optional.of(drawings.mark(new Mark(ANYWHERE, named.substring(0, slash), brief, ""))
                        .svg());
            } catch (IllegalArgumentException none) {
                return Optional.empty();
            }
        }

        private Optional<String> thing(String name) {
            return Optional.ofNullable(byName.get(name))
                    .map(drawing ->
                            made.computeIfAbsent(name, any -> drawing.get().svg()));
        }
    }
}
