package umpire.proof.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import umpire.player.GamePlayer;
import umpire.player.GreedyPlayer;
import umpire.player.PlayingLevel;
import umpire.player.SearchPlan;
import umpire.player.SeatPlayer;
import umpire.rules.kernel.Game;

/** A contender of a tournament. */
public sealed interface Contender {
    /** The names of all contenders, the weakest first. */
    List<String> WORDS = List.of("random", "greedy", "tree", "1", "2", "3", "4", "5");

    /** Plays any legal action. */
    record Blind() implements Contender {
        @Override
        public <S, A> SeatPlayer<S, A> playing(Game<S, A> game, long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            return (state, seat, stop) -> {
                List<A> own = game.actions(state).stream()
                        .filter(action -> game.seatOf(state, action).equals(seat) && !game.forPeopleOnly(state, action))
                        .toList();
                return own.isEmpty() ? Optional.empty() : Optional.of(own.get(random.nextInt(own.size())));
            };
        }

        @Override
        public String toString() {
            return "random";
        }
    }

    /** Plays the action that seems best one step ahead. */
    record Greedy() implements Contender {
        @Override
        public <S, A> SeatPlayer<S, A> playing(Game<S, A> game, long seed) {
            return new GreedyPlayer<>(game, seed);
        }

        @Override
        public String toString() {
            return "greedy";
        }
    }

    /** Searches without the game's estimate. */
    record PlainTree() implements Contender {
        private static final int PLAY_OUTS = 400;

        @Override
        public <S, A> SeatPlayer<S, A> playing(Game<S, A> game, long seed) {
            return new GamePlayer<>(game, SearchPlan.plain(PLAY_OUTS), seed);
        }

        @Override
        public String toString() {
            return "tree";
        }
    }

    /** Plays at one of the levels that people can choose. */
    record Levelled(PlayingLevel level) implements Contender {
        @Override
        public <S, A> SeatPlayer<S, A> playing(Game<S, A> game, long seed) {
            return new GamePlayer<>(game, level, seed);
        }

        @Override
        public String toString() {
            return "level " + level.number();
        }
    }

    /** Returns the player for a game; the same seed makes the same choices. */
    <S, A> SeatPlayer<S, A> playing(Game<S, A> game, long seed);

    /** Returns the contender with one of the names in {@link #WORDS}; empty for any other. */
    static Optional<Contender> of(String word) {
        List<Contender> all = new ArrayList<>(List.of(new Blind(), new Greedy(), new PlainTree()));
        Stream.of(PlayingLevel.values()).map(Levelled::new).forEach(all::add);
        int at = WORDS.indexOf(word);
        return at < 0 ? Optional.empty() : Optional.of(all.get(at));
    }
}
