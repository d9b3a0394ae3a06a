package umpire.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.sheet.PageRange;
import umpire.drawing.sheet.SheetDocument;
import umpire.drawing.sheet.TooLargeException;
import umpire.hardware.print.Paper;
import umpire.web.payload.PrintedBoxPayload;

/**
 * What the page asks of the server that prints the boxes of games. All of it is asked with {@code game}, {@code paper}, {@code only} (parts
 * with commas), {@code piece} (words of a piece's name)
 * and {@code duplex=true} (backs behind their fronts); a page also by its number. One document is laid out at a time.
 */
final class PrintPages {
    private static final String UNDER = "/print/";

    private final PrintDesk desk;
    private Optional<LaidDocument> last = Optional.empty();

    /** A document, what was asked for, and of which box: its pages are asked for one by one, and another form of the game has another box. */
    private record LaidDocument(PrintRequest request, BoxSheets of, SheetDocument document) {}

    /** What is to be printed. */
    private record PrintRequest(
            String game, Paper paper, List<BoxSheets.BoxPart> parts, String piece, boolean duplex) {}

    /** Something that cannot be printed, and why. */
    private static final class CannotPrint extends Exception {
        private static final long serialVersionUID = 1;

        CannotPrint(String why) {
            super(why);
        }
    }

    PrintPages(PrintDesk desk) {
        this.desk = desk;
    }

    static boolean serves(String path) {
        return path.startsWith(UNDER);
    }

    void serve(HttpCall httpCall) throws IOException {
        try {
            answer(httpCall, httpCall.path().substring(UNDER.length()));
        } catch (CannotPrint why) {
            httpCall.refuse(400, String.valueOf(why.getMessage()));
        }
    }

    private void answer(HttpCall httpCall, String asked) throws IOException, CannotPrint {
        switch (asked) {
            case "games.json" -> httpCall.send(200, desk.games());
            case "box.json" -> httpCall.send(200, told(request(httpCall.query())));
            case "page.svg" -> {
                SheetDocument document = document(request(httpCall.query()));
                String svg = document.svg(page(httpCall.query().get("page"), document.size()));
                httpCall.send(200, "image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
            }
            case "box.pdf" -> {
                PrintRequest request = request(httpCall.query());
                byte[] pdf = pdf(document(request), httpCall.query().get("pages"));
                httpCall.offer(request.game() + ".pdf");
                httpCall.send(200, "application/pdf", pdf);
            }
            default ->
                httpCall.refuse(
                        404, "There is /print/games.json, /print/box.json, /print/page.svg and /print/box.pdf.");
        }
    }

    private PrintedBoxPayload told(PrintRequest request) throws CannotPrint {
        SheetDocument document = document(request);
        BoxSheets box = box(request.game());
        List<String> headings = IntStream.rangeClosed(1, document.size())
                .mapToObj(document::heading)
                .toList();
        return new PrintedBoxPayload(headings, box.list(), box.pieceNames());
    }

    private synchronized SheetDocument document(PrintRequest request) throws CannotPrint {
        BoxSheets whole = box(request.game());
        Optional<LaidDocument> known =
                last.filter(laid -> laid.request().equals(request) && laid.of().equals(whole));
        if (known.isPresent()) {
            return known.get().document();
        }
        BoxSheets box = request.duplex() ? whole.onBothSides() : whole;
        BoxSheets chosen = request.piece().isEmpty() ? box : box.ofPieces(request.piece());
        if (chosen.pieceNames().isEmpty()) {
            throw new CannotPrint("No piece of this box is called '" + request.piece() + "'.");
        }
        try {
            SheetDocument document = chosen.pages(request.paper(), request.parts());
            last = Optional.of(new LaidDocument(request, whole, document));
            return document;
        } catch (TooLargeException tooLarge) {
            throw new CannotPrint(tooLarge.getMessage() + ".");
        }
    }

    private BoxSheets box(String game) throws CannotPrint {
        return desk.box(game).orElseThrow(() -> new CannotPrint("There is no game '" + game + "'."));
    }

    private static byte[] pdf(SheetDocument document, String pages) throws IOException, CannotPrint {
        try {
            return document.pdf(
                    pages.isEmpty()
                            ? PageRange.ALL
                            : PageRange.parse(pages)
                                    .orElseThrow(() -> new CannotPrint(
                                            "Pages are one such as 3, or some such as 2-5, not '" + pages + "'.")));
        } catch (IllegalArgumentException none) {
            throw new CannotPrint(none.getMessage() + ".");
        }
    }

    private static PrintRequest request(PageQuery query) throws CannotPrint {
        String paper = query.get("paper");
        return new PrintRequest(
                query.get("game"),
                Paper.named(paper.isEmpty() ? Paper.A4.name() : paper)
                        .orElseThrow(() -> new CannotPrint("Paper is A4, A3 or Letter, not '" + paper + "'.")),
                parts(query.get("only")),
                query.get("piece"),
                query.get("duplex").equals("true"));
    }

    private static List<BoxSheets.BoxPart> parts(String only) throws CannotPrint {
        if (only.isEmpty()) {
            return List.of(BoxSheets.BoxPart.values());
        }
        List<String> words = List.of(only.split(",", -1));
        List<BoxSheets.BoxPart> parts = Arrays.stream(BoxSheets.BoxPart.values())
                .filter(part -> words.stream().anyMatch(part.name()::equalsIgnoreCase))
                .toList();
        if (parts.size() < words.size()) {
            throw new CannotPrint("What is printed is board, pieces, dice or aids, not '" + only + "'.");
        }
        return parts;
    }

    private static int page(String written, int size) throws CannotPrint {
        if (!written.matches("[1-9][0-9]{0,3}") || Integer.parseInt(written) > size) {
            throw new CannotPrint("There are " + size + " pages, and no page '" + written + "'.");
        }
        return Integer.parseInt(written);
    }
}
