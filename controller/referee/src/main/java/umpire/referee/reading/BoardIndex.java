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

/** A game's board and box, prepared for comparisons: places numbered in the board's order, and the titles of pieces. */
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

    /** Returns whether a die of the box is a piece too: it lies on the board, and players turn it over by hand. */
    public boolean isPiece(String die) {
        return dieByToken.containsValue(die);
    }

    /**
     * Returns the tokens that may lie anywhere while a game awaits the given input. A throw that counts all dice may
     * push and turn each of them. So dice that are pieces too are read only as dice until they are at rest.
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

    /** Returns the title of a die. A die that is also a piece has the title of that piece. */
    public String titleOfDie(String name) {
        return titlesOfDice.getOrDefault(name, name);
    }

    /** Returns the titles of the dice that are pieces too, by the name of the die. */
    public Map<String, String> titlesOfDice() {
        return Collections.unmodifiableMap(titlesOfDice);
    }

    /** Returns the die of the box that shows a token; empty where the token belongs to no die that is a piece. */
    Optional<String> dieOf(Token token) {
        return Optional.ofNullable(dieByToken.get(token));
    }

    /**
     * Returns whether the die of a token is among the seen tokens, whichever face is on top. If so, it cannot lie anywhere else.
     */
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

    /** Returns whether a place is one of the board, and not the name of a piece that lies beside the places. */
    public boolean isPlace(Place place) {
        return numbers.containsKey(place);
    }

    Point centre(int number) {
        return centres.get(number);
    }

    /** Returns whether a pose is on the sheet. */
    boolean onSheet(Pose pose) {
        return Math.abs(pose.xMm()) <= halfWidthMm && Math.abs(pose.yMm()) <= halfHeightMm;
    }

    /** Returns whether a piece that shows one token shows another when it is turned over. */
    boolean turnsInto(Token up, Token other) {
        return !up.equals(other) && faces(up).map(PieceFace::token).anyMatch(other::equals);
    }

    /** Returns the letters printed beside the tag of a token; an empty string where there are none. */
    String lettersOf(Token token) {
        return faces(token)
                .filter(face -> face.token().equals(token))
                .findFirst()
                .map(PieceFace::letters)
                .orElse("");
    }

    /** Returns the number of faces of a token's piece that may lie on top. */
    int faceCount(Token token) {
        return (int) faces(token).count();
    }

    /** Returns whether a token is a card: several of its kind lie on one another, and only the top one shows. */
    boolean isFlat(Token token) {
        return faces(token).anyMatch(PieceFace::isFlat);
    }

    private Stream<PieceFace> faces(Token token) {
        return Stream.ofNullable(pieces.get(token)).flatMap(piece -> piece.faces().stream());
    }

    /** Returns whether pieces may lie on one another on a place. */
    public boolean stacks(Place place) {
        return stacked.contains(place);
    }

    /** Returns whether a place holds only dice. No piece is missed there, however badly it is seen. */
    public boolean isDiceTray(Place place) {
        return diceTrays.contains(place);
    }

    /**
     * Returns the title of a place. A place named after a die or token beside the places has the title of that piece.
     */
    public String titleOf(Place place) {
        return titles.getOrDefault(place, place.name());
    }

    /** Returns the title of a token with its article: {@code the White Rook}, {@code Ship 2}. */
    public String withArticle(Token token) {
        return withArticle(
                Optional.ofNullable(pieces.get(token)).map(Piece::name).orElse(token.name()));
    }

    /** A title with a number or an owner's name is unique and takes no article. */
    static String withArticle(String name) {
        return ONLY_ONE.matcher(name).matches() ? name : "the " + name;
    }
}
