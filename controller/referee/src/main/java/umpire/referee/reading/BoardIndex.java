package umpire.referee.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Awaited.Roll.Counted;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** A game's board and box as comparing needs them: places numbered in the board's order, and what pieces are called. */
public final class BoardIndex {
    private static final Pattern ONLY_ONE = Pattern.compile(".* [0-9]+|.*'s .*");

    private final List<Place> places = new ArrayList<>();
    private final List<Point> centres = new ArrayList<>();
    private final Map<Place, Integer> numbers = new HashMap<>();
    private final Map<Place, String> titles = new HashMap<>();
    private final Set<Place> stacked = new HashSet<>();
    private final Set<Place> diceTrays = new HashSet<>();
    private final Map<Token, Piece> pieces = new HashMap<>();
    private final Map<Token, String> dieByToken = new HashMap<>();
    private final Map<String, String> titlesOfDice = new HashMap<>();
    private final double halfWidthMm;
    private final double halfHeightMm;

    /** Measures a game's board. */
    public BoardIndex(Game<?, ?> game) {
        halfWidthMm = game.board().widthMm() / 2;
        halfHeightMm = game.board().heightMm() / 2;
        for (Area area : game.board().areas()) {
            numbers.put(area.place(), places.size());
            places.add(area.place());
            titles.put(area.place(), area.title());
            centres.add(area.centre());
            if (area.stacked()) {
                stacked.add(area.place());
            }
            if (area.isDiceTray()) {
                diceTrays.add(area.place());
            }
        }
        for (Piece piece : game.pieces()) {
            for (PieceFace face : piece.faces()) {
                pieces.putIfAbsent(face.token(), piece);
                titles.putIfAbsent(new Place(face.token().name()), piece.name());
            }
        }
        tokensOfDice(game);
    }

    private void tokensOfDice(Game<?, ?> game) {
        for (DieType type : game.dice()) {
            Set<Integer> tags = type.tags();
            for (Piece piece : game.pieces()) {
                for (PieceFace face : piece.faces()) {
                    if (tags.contains(face.tag())) {
                        dieByToken.put(face.token(), type.name());
                        titles.putIfAbsent(new Place(type.name()), piece.name());
                        titlesOfDice.put(type.name(), piece.name());
                    }
                }
            }
        }
    }

    /** Returns whether a die of the box is a piece too: it lies on the board, and hands turn it over. */
    public boolean isPiece(String die) {
        return dieByToken.containsValue(die);
    }

    /**
     * Returns the tokens that may lie anywhere while a game awaits this: a throw that counts all dice may push and turn every one of
     * them, so those that are pieces too are read as dice until they are at rest, and as nothing else.
     */
    public Set<Token> loose(Awaited awaited) {
        boolean thrown = awaited instanceof Awaited.Roll roll && roll.counted() == Counted.ALL_ON_THE_TABLE;
        return thrown ? Collections.unmodifiableSet(dieByToken.keySet()) : Set.of();
    }

    /** Returns the tokens of dice that are pieces too and that a roll asks for. */
    public Set<Token> askedFor(Awaited.Roll roll) {
        Set<Token> tokens = new HashSet<>();
        dieByToken.forEach((token, die) -> {
            if (roll.dice().stream().anyMatch(asked -> asked.name().equals(die))) {
                tokens.add(token);
            }
        });
        return tokens;
    }

    /** Returns what a die is called: by the piece that it is, where it is one. */
    public String titleOfDie(String name) {
        return titlesOfDice.getOrDefault(name, name);
    }

    /** Returns what dice are called that are pieces too, by their names. */
    public Map<String, String> titlesOfDice() {
        return Collections.unmodifiableMap(titlesOfDice);
    }

    /** Returns which of the box's dice shows a token, where that is a piece too. */
    Optional<String> dieOf(Token token) {
        return Optional.ofNullable(dieByToken.get(token));
    }

    /** Returns whether a token shows a die that is among what is seen, whichever side that has on top: then it is nowhere else. */
    boolean inSight(Token token, List<SeenToken> seen) {
        Optional<String> die = dieOf(token);
        return die.isPresent()
                && seen.stream().anyMatch(other -> dieOf(other.token()).equals(die));
    }

    int size() {
        return places.size();
    }

    Place place(int number) {
        return places.get(number);
    }

    /** Returns a place's number, or -1 for one that is not on the board. */
    int number(Place place) {
        return numbers.getOrDefault(place, -1);
    }

    /** Returns whether it is a place of the board, and not the name of something that lies beside the places. */
    public boolean isPlace(Place place) {
        return numbers.containsKey(place);
    }

    Point centre(int number) {
        return centres.get(number);
    }

    /** Returns whether something lies on the sheet. */
    boolean onSheet(Pose pose) {
        return Math.abs(pose.xMm()) <= halfWidthMm && Math.abs(pose.yMm()) <= halfHeightMm;
    }

    /** Returns whether a piece that shows one token shows another when it is turned over. */
    boolean turnsInto(Token up, Token other) {
        return !up.equals(other) && faces(up).map(PieceFace::token).anyMatch(other::equals);
    }

    /** Returns what is printed beside the tag of a token; nothing where nothing is. */
    String lettersOf(Token token) {
        return faces(token)
                .filter(face -> face.token().equals(token))
                .findFirst()
                .map(PieceFace::letters)
                .orElse("");
    }

    /** Returns how many sides a piece with a token has that may lie on top. */
    int faceCount(Token token) {
        return (int) faces(token).count();
    }

    /** Returns whether a token is of what lies on others of its kind unseen. */
    boolean isFlat(Token token) {
        return faces(token).anyMatch(PieceFace::isFlat);
    }

    private Stream<PieceFace> faces(Token token) {
        return Stream.ofNullable(pieces.get(token)).flatMap(piece -> piece.faces().stream());
    }

    /** Returns whether pieces lie on one another on a place. */
    public boolean stacks(Place place) {
        return stacked.contains(place);
    }

    /** Returns whether a place is for dice alone: however little of it is seen, no piece is missed there. */
    public boolean isDiceTray(Place place) {
        return diceTrays.contains(place);
    }

    /** Returns what people call a place; what lies beside the places and is named as its die or token is called as that piece. */
    public String titleOf(Place place) {
        return titles.getOrDefault(place, place.name());
    }

    /** Returns what people call a token in a sentence: {@code the White Rook}, {@code Ship 2}. */
    public String withArticle(Token token) {
        return withArticle(
                Optional.ofNullable(pieces.get(token)).map(Piece::name).orElse(token.name()));
    }

    /** What has a number is the only one of its name, and what is somebody's is not another's. */
    static String withArticle(String name) {
        return ONLY_ONE.matcher(name).matches() ? name : "the " + name;
    }
}
