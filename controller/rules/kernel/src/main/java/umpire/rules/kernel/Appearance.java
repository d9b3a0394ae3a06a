package umpire.rules.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a game looks: its board and pieces, how the table must look in a state, and how people are told about it.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public interface Appearance<S, A> {
    /** Returns the board sheet. */
    Board board();

    /** Returns every piece in the box. */
    List<Piece> pieces();

    /** Returns every die in the box. Nobody reads, draws or throws others. */
    List<DieType> dice();

    /** Returns how its things are drawn. */
    default Artwork artwork() {
        return Artwork.NONE;
    }

    /** Returns how the table must look. An eye is compared with this. */
    Placement show(S state);

    /**
     * Returns how the table looks once a hand has made a legal action, where more follows from it that is carried out only after the
     * table has taken it: others move on, somebody goes home, cards are dealt. Empty where nothing does. The same look as before for an
     * action that no hand makes, whatever follows from it: a vote is given by button or phone.
     */
    default Optional<Placement> halfway(S state, A action) {
        return Optional.empty();
    }

    /**
     * Returns the places whose pieces, lifted and put back in this order, name the action. Several actions may share
     * them: the table then asks which. Empty for actions a changed picture tells, or that only a button can tell.
     */
    List<Place> touches(S state, A action);

    /**
     * Returns the place that a declaration in secret names. Its seat chooses it by tapping that place on its own page, where nobody
     * else sees it; a hand on the table would tell everybody. Empty where a declaration names none, or its words are enough.
     */
    default List<Place> goals(S state, A declaration) {
        return List.of();
    }

    /**
     * Returns which token is to be touched on those places of {@link #touches} that hold several kinds, where it matters for the action. On
     * all others any piece of the place will do.
     */
    default Map<Place, Token> touched(S state, A action) {
        return Map.of();
    }

    /**
     * Returns in which condition what is touched must be, on those places of {@link #touches} that hold several pieces which look alike and
     * where it matters which of them it is. Who saw which one was lifted knows then what is meant; where nobody did, the players are asked.
     */
    default Map<Place, PieceCondition> touchedAs(S state, A action) {
        return Map.of();
    }

    /**
     * Returns in which condition pieces are, where pieces that look alike may be in different ones. Who saw which of them came last
     * then knows which of them goes on. A piece of which nothing is said is as usual.
     */
    default List<PieceCondition> conditions(S state) {
        return List.of();
    }

    /**
     * Returns whether fewer actions explain a look better than more that end in the same one: a squad's move is one movement of the
     * hand. Else fewer actions have no precedence over more, and the players are asked.
     */
    default boolean movesTogether() {
        return false;
    }

    /**
     * Returns whether hands that do this only take back what the same seat did just before, where the very piece goes to where it came
     * from and the table looks again as it did. Else it may as well be played, and the players are asked.
     */
    default boolean takesBack(S state, A action) {
        return false;
    }

    /**
     * Returns the action a player most likely meant by emptying and filling these places, legal or not. It is judged only
     * to explain a wrong move, never played.
     *
     * @param emptied places that lost a piece, in the order of their names
     * @param filled places that gained one, in the order of their names; the name of a die that is a piece and lies there of a sudden
     * @param seen how the table looks, for games in which it matters how things lie: what was moved or turned over beside the places is
     *     in it by its own name, as it is seen
     */
    Optional<A> attempt(S state, List<Place> emptied, List<Place> filled, Placement seen);

    /**
     * Returns the action a player most likely meant by touching what stands or lies somewhere, legal or not. It is judged only to
     * explain why nothing comes of it, never played. Nothing for what need mean nothing, such as the first piece of a name.
     *
     * @param touched all that was touched since the last action, one thing after another: at least one. The last of it names nothing
     *     legal, nor begins to
     */
    default Optional<A> meantByTouch(S state, List<TouchedTokens> touched) {
        return Optional.empty();
    }

    /** Returns the action in words for a button's label: {@code e3 fires at d5 (2-1)}. */
    String describe(S state, A action);

    /** Returns what a viewer may know. */
    View view(S state, Viewer viewer);

    /**
     * Returns the tokens that were lost since a state of the same game. A game whose pieces are exchanged for others says so
     * itself.
     */
    default List<Token> lost(S since, S state) {
        List<Token> gone = show(since).tokens();
        show(state).tokens().forEach(gone::remove);
        return gone;
    }

    /**
     * Returns the state a game begins in where its sheet lets players place the pieces themselves: what stands there, or every
     * piece that is missing or too many, one a line. A game that always begins alike has none of this: it begins by itself as
     * soon as its {@link Rules#opening} stands there.
     *
     * @param picture what stands on the board and lies beside its places, all of it in view
     */
    default Optional<Parsed<S>> setUp(Placement picture) {
        return Optional.empty();
    }

    /**
     * Returns a state in which what hands laid lies where it was measured. No hand lays a thing just where {@link #show} has it; a game
     * that judges by millimetres goes on from where it lies. The same state where that does not matter.
     *
     * @param measured what an eye found near enough to where it must lie, each at the pose at which it was found
     */
    default S measured(S state, List<Standing> measured) {
        return state;
    }

    /**
     * Returns a state that looks like the picture. What no picture shows is kept from the nearest standing of the old
     * state, or is as new.
     *
     * @param picture what stands on the board
     * @param like the state to keep hidden matters from
     * @param toMove whose turn it is in the new state
     * @return the state, or every reason why none looks like this
     */
    Parsed<S> recognise(Placement picture, S like, Seat toMove);
}
