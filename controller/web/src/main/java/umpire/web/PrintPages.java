package umpire.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.drawing.sheet.BoxPart;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.sheet.PageRange;
import umpire.drawing.sheet.SheetDocument;
import umpire.drawing.sheet.TooLargeException;
import umpire.hardware.print.Paper;
import umpire.mqtt.json.RecordGson;
import umpire.web.payload.ErrorPayload;
import umpire.web.payload.PrintedBoxPayload;

/**
 * Serves the print page. Every request has the parameters {@code game}, {@code paper}, {@code only} (parts with
 * commas), {@code piece} (words of a piece's name) and {@code duplex=true} (backs behind their fronts). A request for
 * one page also has its number. The {@link PrintQueue} makes every print.
 */
final class PrintPages implements AutoCloseable {
    private static final String UNDER = "/print/";
    private static final String JSON = "application/json; charset=utf-8";

    /** The room of a whole file in the queue, where a page takes 1. A file takes seconds to make, a page some milliseconds. */
    private static final int FILE_COST = 4;

    private static final int PAGE_COST = 1;

    /** The number of cached documents. Their pages are requested one by one. */
    private static final int MOST_DOCUMENTS = 3;

    private final PrintDesk desk;
    private final PrintQueue<PrintKey> queue = new PrintQueue<>();
    private final Map<DocumentKey, SheetDocument> documents = new LinkedHashMap<>(4, 0.75f, true);

    /** The cache key of a document. The box is part of it, because a new game may have other options and so other sheets. */
    private record DocumentKey(PrintRequest request, BoxSheets of) {}

    /** The cache key of a print: a document and the part that is requested. */
    private record PrintKey(DocumentKey document, String form, String pages) {}

    /** The parameters of a print. */
    private record PrintRequest(String game, Paper paper, List<BoxPart> parts, String piece, boolean duplex) {}

    /** The print is impossible; the message says why. */
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

    void serve(HttpCall httpCall) {
        String form = httpCall.path().substring(UNDER.length());
        try {
            switch (form) {
                case "games.json" -> httpCall.send(200, desk.games());
                case "box.json" -> print(httpCall, form, PAGE_COST, "", this::told);
                case "page.svg" ->
                    print(httpCall, form, PAGE_COST, httpCall.query().get("page"), this::svg);
                case "box.pdf" ->
                    print(httpCall, form, FILE_COST, httpCall.query().get("pages"), this::pdf);
                default ->
                    httpCall.refuse(
                            404, "Ask for /print/games.json, /print/box.json, /print/page.svg or /print/box.pdf.");
            }
        } catch (CannotPrint why) {
            httpCall.refuse(400, String.valueOf(why.getMessage()));
        }
    }

    /** A form in which a document can be requested. */
    @FunctionalInterface
    private interface PrintForm {
        PrintQueue.MadePrint of(PrintKey key) throws CannotPrint, IOException;
    }

    private void print(HttpCall httpCall, String form, int cost, String pages, PrintForm made) throws CannotPrint {
        PrintRequest request = request(httpCall.query());
        PrintKey key = new PrintKey(new DocumentKey(request, box(request.game())), form, pages);
        queue.answer(httpCall, key, cost, () -> {
            try {
                return made.of(key);
            } catch (CannotPrint why) {
                return told(400, new ErrorPayload(String.valueOf(why.getMessage())));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static PrintQueue.MadePrint told(int status, Record payload) {
        return new PrintQueue.MadePrint(status, JSON, RecordGson.line(payload).getBytes(StandardCharsets.UTF_8), "");
    }

    private PrintQueue.MadePrint told(PrintKey key) throws CannotPrint {
        SheetDocument document = document(key.document());
        BoxSheets box = key.document().of();
        List<String> headings = IntStream.rangeClosed(1, document.size())
                .mapToObj(document::heading)
                .toList();
        return told(200, new PrintedBoxPayload(headings, box.list(), box.pieceNames()));
    }

    private PrintQueue.MadePrint svg(PrintKey key) throws CannotPrint {
        SheetDocument document = document(key.document());
        String svg = document.svg(page(key.pages(), document.size()));
        return new PrintQueue.MadePrint(200, "image/svg+xml", svg.getBytes(StandardCharsets.UTF_8), "");
    }

    private PrintQueue.MadePrint pdf(PrintKey key) throws CannotPrint, IOException {
        byte[] pdf = pdf(document(key.document()), key.pages());
        return new PrintQueue.MadePrint(
                200, "application/pdf", pdf, key.document().request().game() + ".pdf");
    }

    /** Confined to the print thread. */
    private SheetDocument document(DocumentKey key) throws CannotPrint {
        Optional<SheetDocument> known = Optional.ofNullable(documents.get(key));
        if (known.isPresent()) {
            return known.get();
        }
        SheetDocument document = laidOut(key.request(), key.of());
        documents.put(key, document);
        if (documents.size() > MOST_DOCUMENTS) {
            documents.remove(documents.keySet().iterator().next());
        }
        return document;
    }

    private static SheetDocument laidOut(PrintRequest request, BoxSheets whole) throws CannotPrint {
        BoxSheets box = request.duplex() ? whole.onBothSides() : whole;
        BoxSheets chosen = request.piece().isEmpty() ? box : box.ofPieces(request.piece());
        if (chosen.pieceNames().isEmpty()) {
            throw new CannotPrint("No piece of this box is called '" + request.piece() + "'.");
        }
        try {
            return chosen.pages(request.paper(), request.parts());
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
                                            "Give one page such as 3, or several such as 2-5, not '" + pages + "'.")));
        } catch (IllegalArgumentException none) {
            throw new CannotPrint(none.getMessage() + ".");
        }
    }

    private static PrintRequest request(PageQuery query) throws CannotPrint {
        String paper = query.get("paper");
        return new PrintRequest(
                query.get("game"),
                Paper.named(paper.isEmpty() ? Paper.A4.name() : paper)
                        .orElseThrow(() -> new CannotPrint("Choose the paper A4, A3 or Letter, not '" + paper + "'.")),
                parts(query.get("only")),
                query.get("piece"),
                query.get("duplex").equals("true"));
    }

    private static List<BoxPart> parts(String only) throws CannotPrint {
        if (only.isEmpty()) {
            return List.of(BoxPart.values());
        }
        List<String> words = List.of(only.split(",", -1));
        List<BoxPart> parts = Arrays.stream(BoxPart.values())
                .filter(part -> words.stream().anyMatch(part.name()::equalsIgnoreCase))
                .toList();
        if (parts.size() < words.size()) {
            throw new CannotPrint("Choose board, pieces, dice or aids, not '" + only + "'.");
        }
        return parts;
    }

    private static int page(String written, int size) throws CannotPrint {
        if (!written.matches("[1-9][0-9]{0,3}") || Integer.parseInt(written) > size) {
            throw new CannotPrint("There are " + size + " pages, and no page '" + written + "'.");
        }
        return Integer.parseInt(written);
    }

    @Override
    public void close() {
        queue.close();
    }
}
