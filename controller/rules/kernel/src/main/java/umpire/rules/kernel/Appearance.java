package umpire.rules.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The appearance of a game: its board and pieces, the placement of each state, and its words for people.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public interface Appearance<S, A> {
    Board board();

    /** Returns every piece in the box. */
    List<Piece> pieces();

    /** Returns every die in the box. No other dice are read, drawn or thrown. */
    List<DieType> dice();

    /** Returns the drawings of the game. */
    default Artwork artwork() {
        return Artwork.NONE;
    }

    /** Returns how the table must look. Looks of the camera are compared with it. */
    Placement show(S state);

    /**
     * Returns the intermediate placement after a hand has made a legal action with consequences. The consequences are
     * carried out only after the table has accepted the action: other pieces move on, one goes home, cards are dealt.
     * Empty where there are no consequences. For an action that no hand makes, such as a vote by button or phone, it is
     * the placement before the action.
     */
    default Optional<Placement> intermediatePlacement(S state, A action) {
        return Optional.empty();
    }

    /**
     * Returns the places whose pieces, lifted and put back in this order, name the action. Several actions may share
     * them: then the table asks which. Empty for actions that a changed placement shows, or that only a button can
     * name.
     */
    List<Place> touches(S state, A action);

    /**
     * Returns the places that a secret declaration names. Its seat chooses it by tapping the place on its own page. A
     * hand on the table would reveal it to all. Empty where a declaration names no place, or its words are enough.
     */
    default List<Place> goals(S state, A declaration) {
        return List.of();
    }

    /**
     * Returns the token to touch on each place of {@link #touches} that holds several kinds, where it matters for the
     * action. On the other places any piece counts.
     */
    default Map<Place, Token> touched(S state, A action) {
        return Map.of();
    }

    /**
     * Returns the condition of the piece to touch, on each place of {@link #touches} that holds several like pieces,
     * where it matters which is meant. If the camera saw which one was lifted, the table knows the piece; otherwise it
     * asks the players.
     */
    default Map<Place, PieceCondition> touchedAs(S state, A action) {
        return Map.of();
    }

    /**
     * Returns the conditions of pieces, where pieces that look alike may be in different ones. The table follows each
     * such piece by its tag, and so knows the condition of the piece that moves next. A piece that is not listed is in
     * the usual condition.
     */
    default List<PieceCondition> conditions(S state) {
        return List.of();
    }

    /**
     * Returns whether the explanation with the fewest actions is preferred when several end in the same look. A squad's
     * move, for example, is one action and one movement of the hand. Otherwise the players are asked.
     */
    default boolean movesTogether() {
        return false;
    }

    /**
     * Returns whether an action by hand only takes back the seat's last action: the same piece returns to where it came
     * from, and the table looks as before. The default is false: the action may be a new move, so the players are asked.
     */
    default boolean takesBack(S state, A action) {
        return false;
    }

    /**
     * Returns the action a player most likely meant by emptying and filling these places, legal or not. It is judged
     * only to explain a wrong move, never played. The default makes no guess.
     *
     * @param emptied places that lost a piece, in the order of their names
     * @param filled places that gained one, in the order of their names; or the name of a die that is a piece and has
     *     newly appeared
     * @param seen the placement that is seen, for games in which poses matter; a piece moved or turned over beside the
     *     places has its own name in it
     */
    default Optional<A> attempt(S state, List<Place> emptied, List<Place> filled, Placement seen) {
        return Optional.empty();
    }

    /**
     * Returns the action a player most likely meant by touching pieces, legal or not. It is judged only to explain why
     * the touches have no effect, never played. Empty for touches that need not mean an action, such as the first piece
     * of a name.
     *
     * @param touched all touches since the last action, in order: at least one. They neither name a legal action nor
     *     begin the name of one
     */
    default Optional<A> meantByTouch(S state, List<TouchedTokens> touched) {
        return Optional.empty();
    }

    /** Returns the action in words for a button's label: {@code e3 fires at d5 (2-1)}. */
    String describe(S state, A action);

    /** Returns the view of a viewer: the information it may have. The default is the placement alone. */
    default View view(S state, Viewer viewer) {
        return new View(show(state), List.of(), List.of());
    }

    /**
     * Returns the tokens that were lost since a state of the same game. A game whose pieces are exchanged for others
     * overrides this.
     */
    default List<Token> lost(S since, S state) {
        List<Token> gone = show(since).tokens();
        show(state).tokens().forEach(gone::remove);
        return gone;
    }

    /**
     * Returns the opening state for the pieces on the table, in a game with a free set-up, or an error that names every
     * missing or surplus piece, one a line. Empty for a game with a fixed opening: it begins by itself as soon as its
     * {@link Rules#opening} stands there.
     *
     * @param picture the placement on the board and beside its places, all of it in view
     */
    default Optional<Parsed<S>> setUp(Placement picture) {
        return Optional.empty();
    }

    /**
     * Returns the state with measured poses of the pieces that were laid by hand. No hand lays a piece exactly where
     * {@link #show} has it, and a game that judges by millimetres goes on from the real pose. Returns the same state
     * where poses do not matter.
     *
     * @param measured the standings that were seen near enough to where they must lie, each at the pose at which it was
     *     seen
     */
    default S measured(S state, List<Standing> measured) {
        return state;
    }

    /**
     * Returns a state that looks like a placement. Parts of the state that no placement shows come from the nearest
     * equal piece of the old state, or begin new.
     *
     * @param picture the placement on the board
     * @param like the old state, whose hidden parts are kept
     * @param toMove the seat to act in the new state
     * @return the state, or every reason why there is none
     */
    Parsed<S> recognise(Placement picture, S like, Seat toMove);
}
