package umpire.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PieceList;

/** Compares a picture with a game's box: which pieces are on it, and which are missing. */
final class BoxOnPicture {
    private final Game<?, ?> game;

    BoxOnPicture(Game<?, ?> game) {
        this.game = game;
    }

    /** Returns the piece of each tag, for pieces and paper dice. */
    PieceList list() {
        List<PieceList.ListedPiece> listed = new ArrayList<>();
        for (Piece piece : pieces()) {
            for (PieceFace face : piece.faces()) {
                listed.add(new PieceList.ListedPiece(face.tag(), piece.name(), face.tagMm(), face.heightMm()));
            }
        }
        return new PieceList(
                listed,
                octahedra().stream()
                        .map(type -> new PieceList.Octahedron(
                                type.name(),
                                type.edgeMm(),
                                DieForm.of(type).tagMm(),
                                type.faces().stream()
                                        .map(face -> face.tag().orElseThrow())
                                        .toList()))
                        .toList());
    }

    private List<DieType> octahedra() {
        return game.dice().stream()
                .filter(type -> type.kind().equals(DieType.OCTAHEDRON))
                .toList();
    }

    /** Returns the box's pieces without those whose tags belong to a paper die. */
    private List<Piece> pieces() {
        Set<Integer> ofDice = DieType.tags(octahedra());
        return game.pieces().stream()
                .filter(piece -> !ofDice.containsAll(piece.tags()))
                .toList();
    }

    /** Returns one line that names the pieces of the box that are missing on a picture. */
    String check(PictureReport report) {
        Set<Integer> seen =
                report.pieces().stream().map(PictureReport.PieceSeen::tag).collect(Collectors.toUnmodifiableSet());
        Map<String, Integer> all = new LinkedHashMap<>();
        Map<String, Integer> missing = new LinkedHashMap<>();
        for (Piece piece : pieces()) {
            all.merge(piece.name(), 1, Integer::sum);
            if (piece.tags().stream().noneMatch(seen::contains)) {
                missing.merge(piece.name(), 1, Integer::sum);
            }
        }
        game.board().tags().stream()
                .filter(tag -> !seen.contains(tag.id()))
                .forEach(tag -> missing.put("the board's tag " + tag.id(), 1));
        int pieces = pieces().size();
        int there = (int) pieces().stream()
                .filter(piece -> piece.tags().stream().anyMatch(seen::contains))
                .count();
        String found = "  " + game.title() + ": " + there + " of " + pieces + " pieces";
        return missing.isEmpty()
                ? found + ", and the board. Nothing is missing."
                : found + ". Not seen: "
                        + missing.entrySet().stream()
                                .map(entry ->
                                        counted(entry.getKey(), entry.getValue(), all.getOrDefault(entry.getKey(), 1)))
                                .collect(Collectors.joining(", "))
                        + ".";
    }

    private static String counted(String name, int missing, int all) {
        return all == 1 ? name : missing + " of " + all + " " + name;
    }
}
