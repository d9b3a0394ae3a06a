package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A game that refuses an action by the first rule it breaks, and carries it out where it breaks none. An action is carried out once
 * in silence, and once more each time somebody asks what happens.
 *
 * @param <S> its state: immutable, equal by value
 * @param <A> its actions: immutable, equal by value
 */
public interface RuledGame<S, A> extends Game<S, A> {
    /** Returns what stays the same of it. */
    GameSheet sheet();

    /** Returns the first rule that an action breaks, if any. */
    Optional<Breach> breach(S state, A action);

    /** Carries out an action that breaks no rule, and tells what happens. */
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

    /** Without dice, unless the game says otherwise. */
    @Override
    default List<DieType> dice() {
        return List.of();
    }

    /** Nothing is rolled, unless the game says otherwise. */
    @Override
    default Parsed<A> rolled(S state, List<DieShown> dice) {
        return Parsed.bad("Nothing is rolled in " + title() + ".");
    }

    /** Nobody may forgo anything, unless the game says otherwise. */
    @Override
    default Optional<A> waiver(S state) {
        return Optional.empty();
    }

    /** Every action leaves a picture, unless the game says otherwise. */
    @Override
    default List<Place> touches(S state, A action) {
        return List.of();
    }
}
