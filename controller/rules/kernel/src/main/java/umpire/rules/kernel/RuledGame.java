package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A game that refuses an action by the first rule it breaks, and carries it out otherwise. An action is carried out
 * once without events, and again each time its events are asked for.
 *
 * @param <S> its state: immutable, equal by value
 * @param <A> its actions: immutable, equal by value
 */
public interface RuledGame<S, A> extends Game<S, A> {
    /** Returns the constant part of the game. */
    GameSheet sheet();

    /** Returns the first rule that an action breaks; empty if it is legal. */
    Optional<Breach> breach(S state, A action);

    /** Carries out a legal action and reports its events. */
    S after(S state, A action, EventSink events);

    @Override
    default GameId id() {
        return sheet().id();
    }

    @Override
    default String title() {
        return sheet().title();
    }

    @Override
    default List<HouseRuling> rulings() {
        return sheet().rulings();
    }

    @Override
    default List<Seat> seats() {
        return sheet().seats();
    }

    @Override
    default List<? extends Rule> rules() {
        return sheet().rules();
    }

    @Override
    default Board board() {
        return sheet().board();
    }

    @Override
    default List<Piece> pieces() {
        return sheet().pieces();
    }

    @Override
    default Verdict<S, A> judge(S state, A action) {
        return breach(state, action)
                .map(broken -> broken.refuses(state, action))
                .orElseGet(() -> new Verdict.Accepted<>(after(state, action, EventSink.SILENT), () -> {
                    EventSink.Kept told = new EventSink.Kept();
                    after(state, action, told);
                    return told.events();
                }));
    }

    @Override
    default S following(S state, A listed) {
        return after(state, listed, EventSink.SILENT);
    }

    /** The default: a game without dice. */
    @Override
    default List<DieType> dice() {
        return List.of();
    }

    /** The default: a game without rolls. */
    @Override
    default Parsed<A> rolled(S state, List<DieShown> dice) {
        return Parsed.bad("Nothing is rolled in " + title() + ".");
    }

    /** The default: no action can be waived. */
    @Override
    default Optional<A> pass(S state) {
        return Optional.empty();
    }

    /** The default: the placement shows every action. */
    @Override
    default List<Place> touches(S state, A action) {
        return List.of();
    }
}
