package umpire.referee.toy;

import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.ToyGame;

/** A toy game without scores. Actions are described by their notation, and a game is resumed from a table as it was. */
interface Toy<S, A> extends ToyGame<S, A> {
    @Override
    default int points(S state, Seat seat) {
        return 0;
    }

    @Override
    default List<Score> scores(S state) {
        return List.of();
    }

    @Override
    default String describe(S state, A action) {
        return write(action);
    }

    @Override
    default Parsed<S> recognise(Placement picture, S like, Seat toMove) {
        return Parsed.good(like);
    }
}
