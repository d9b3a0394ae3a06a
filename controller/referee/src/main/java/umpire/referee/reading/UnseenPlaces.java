package umpire.referee.reading;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.Place;

/** Says which places of a quiet table cannot be read: the expected pieces, the occlusion, and how to remove it. */
public final class UnseenPlaces {
    /** The most places that a sentence names. The strip and the pages point at every such place. Chosen. */
    private static final int NAMED = 3;

    /** Reasons for which two pieces hide one another: they lie on each other, or half beside their place. */
    private static final Set<String> CROWDED = Set.of("an unread piece", "a piece on the line between places");

    /** Reasons whose advice also fits a piece that lies beside the places. */
    private static final Set<String> NEAR_ANYTHING = Set.of("hand", "a tag seen twice", "glare", "shadow");

    private final Layout believed;
    private final Settled look;

    /** From this number of pieces on an unreadable place, the pieces are taken to hide one another. */
    private final int crowd;

    private UnseenPlaces(Layout believed, Settled look, int crowd) {
        this.believed = believed;
        this.look = look;
        this.crowd = crowd;
    }

    /**
     * Returns the sentences about the given places, with the advice; empty where no places are given.
     *
     * @param believed how the table must look
     */
    public static String says(Layout believed, Collection<Place> places, Settled look) {
        return new UnseenPlaces(believed, look, 2).says(places);
    }

    /**
     * Returns the sentences about the given places while a move is under way: another piece may have joined the
     * expected ones.
     */
    public static String saysOfMove(Layout believed, Collection<Place> places, Settled look) {
        return new UnseenPlaces(believed, look, 1).says(places);
    }

    private String says(Collection<Place> places) {
        return byReason(places, (reason, some) -> unread(reason, some) + " " + remedy(reason, some));
    }

    /** Returns the sentences about the given places, without the advice. */
    public static String unread(Layout believed, Collection<Place> places, Settled look) {
        UnseenPlaces unseen = new UnseenPlaces(believed, look, 1);
        return unseen.byReason(places, unseen::unread);
    }

    /**
     * Returns how pieces must share the places on which they hide one another, so that each can be read; empty where
     * there are none.
     *
     * @param believed how the table must look
     */
    public static String sharing(Layout believed, Collection<Place> places, Settled look) {
        UnseenPlaces unseen = new UnseenPlaces(believed, look, 1);
        return unseen.sharing(places.stream()
                .filter(place -> CROWDED.contains(unseen.reason(place))
                        && !believed.shows(place).isEmpty())
                .sorted()
                .toList());
    }

    private String byReason(Collection<Place> places, BiFunction<String, List<Place>, String> sentence) {
        return places.stream()
                .collect(Collectors.groupingBy(this::reason, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(entry -> sentence.apply(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(" "));
    }

    private String unread(String reason, List<Place> places) {
        return opening(few(places.stream().map(this::withPieces).toList())) + " cannot be read: " + reason + ".";
    }

    private String remedy(String reason, List<Place> places) {
        List<Place> shared = places.stream()
                .filter(place ->
                        CROWDED.contains(reason) && believed.shows(place).size() >= (index().stacks(place) ? 1 : crowd))
                .toList();
        List<Place> others =
                places.stream().filter(place -> !shared.contains(place)).toList();
        return (sharing(shared) + " " + (others.isEmpty() ? "" : advice(reason, others))).strip();
    }

    private String advice(String reason, List<Place> places) {
        boolean fits = NEAR_ANYTHING.contains(reason) || places.stream().noneMatch(believed::lies);
        return advice(fits ? reason : "").formatted(places.size() == 1 ? title(places.getFirst()) : "them");
    }

    /** Returns the advice for a reason for which a place is hidden. */
    private static String advice(String reason) {
        return switch (reason) {
            case "hand" -> "Move your hand away from %s.";
            case "a tag seen twice" ->
                "Two pieces with the same tag are in sight: take the one that does not belong off %s.";
            case "a piece held up" -> "Put down the piece that is held over %s.";
            case "glare" -> "Shade the light that shines on %s.";
            case "an unread piece" -> "Lay what is on %s flat and side by side, so that each tag can be seen whole.";
            case "a piece on the line between places" -> "Move the piece at the edge of %s fully onto its place.";
            case "a die" -> "Move the die off %s.";
            case "a piece reaching over it" -> "Move what reaches over %s aside.";
            case "shadow" -> "Take away what throws a shadow on %s.";
            case "out of the picture" -> "Move the camera or the board until all of %s is in the picture.";
            case "an unsteady reading" -> "Leave %s alone for a moment, in even light.";
            default -> "Uncover %s.";
        };
    }

    private String sharing(List<Place> places) {
        String beside = places.stream()
                .filter(place -> !index().stacks(place))
                .map(place -> "Put " + (believed.shows(place).size() > 1 ? pieces(place) : "both") + " side by side on "
                        + title(place) + ", so that each can be seen.")
                .collect(Collectors.joining(" "));
        List<String> stacked =
                places.stream().filter(index()::stacks).map(this::title).toList();
        String squarely = stacked.isEmpty() ? "" : " Put them squarely on one another on " + Listed.and(stacked) + ".";
        return (beside + squarely).strip();
    }

    /** The name of a spot beside the places already says which piece it is. */
    private String withPieces(Place place) {
        boolean named = believed.shows(place).isEmpty() || believed.lies(place);
        return title(place) + (named ? "" : " (" + pieces(place) + ")");
    }

    private String pieces(Place place) {
        Map<String, Long> counts = believed.shows(place).stream()
                .collect(Collectors.groupingBy(index()::withArticle, TreeMap::new, Collectors.counting()));
        return Listed.and(counts.entrySet().stream()
                .map(piece -> piece.getKey() + (piece.getValue() > 1 ? " ×" + piece.getValue() : ""))
                .toList());
    }

    private static String few(List<String> titles) {
        int more = titles.size() - NAMED;
        return Listed.and(
                more < 2
                        ? titles
                        : Stream.concat(titles.stream().limit(NAMED), Stream.of(more + " more"))
                                .toList());
    }

    /** A sentence begins with a capital letter, but the name of a square is written as on the board. */
    private static String opening(String titles) {
        boolean name = titles.split("\\s", 2)[0].chars().anyMatch(Character::isDigit);
        return name ? titles : Character.toUpperCase(titles.charAt(0)) + titles.substring(1);
    }

    private String reason(Place place) {
        return look.hidden().getOrDefault(place, "out of sight");
    }

    private String title(Place place) {
        return index().titleOf(place);
    }

    private BoardIndex index() {
        return believed.index();
    }
}
