package umpire.referee.reading;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.referee.announcement.Correction;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** The meaning of a settled look for the game. */
public sealed interface Reading<S, A> {
    /** The visible part of the table looks as it must. */
    record Unchanged<S, A>() implements Reading<S, A> {}

    /** Exactly one legal explanation makes the table look like this. */
    record Played<S, A>(Explanation<S, A> explanation) implements Reading<S, A> {}

    /**
     * The table looks as it did {@code actions} actions ago, in a state that awaited a choice. No legal action explains
     * it. Taking back undoes no more than one seat's last move, without dice.
     */
    record TakenBack<S, A>(int actions) implements Reading<S, A> {}

    /** Several explanations make the table look like this; one must be named. */
    record Open<S, A>(List<Explanation<S, A>> candidates, String question) implements Reading<S, A> {
        public Open {
            candidates = List.copyOf(candidates);
        }

        /** Asks whether actions were taken back. If playing on is refused, the question begins with the reason. */
        public static <S, A> Open<S, A> takingBack(Explanation<S, A> earlier, Undone undone, Optional<String> refused) {
            return new Open<>(
                    List.of(earlier), refused.map(says -> says + " ").orElse("") + "Take back " + undone.says() + "?");
        }

        /** Returns the same question one step later. The recorded step changes neither the look nor the meaning. */
        public Open<S, A> afterOneStep() {
            return new Open<>(candidates.stream().map(Explanation::afterOneStep).toList(), question);
        }
    }

    /** The explanation depends on places that cannot be seen. */
    record Waiting<S, A>(List<Place> hidden) implements Reading<S, A> {
        public Waiting {
            hidden = List.copyOf(hidden);
        }
    }

    /**
     * An action was begun with pieces and is not finished. Each of these explanations is still possible.
     *
     * @param lost the pieces that are gone, by the places they left
     */
    record Begun<S, A>(List<Explanation<S, A>> candidates, SortedMap<Place, List<Token>> lost)
            implements Reading<S, A> {
        public Begun {
            lost = Collections.unmodifiableSortedMap(new TreeMap<>(lost));
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * Pieces still have to be moved to where the game has them.
     *
     * @param corrections the moves to make, in order
     * @param pushed whether pieces were only pushed beside the places; otherwise the last action asks for the moves
     */
    record Untidy<S, A>(List<Correction> corrections, boolean pushed) implements Reading<S, A> {
        public Untidy {
            corrections = List.copyOf(corrections);
        }
    }

    /**
     * No explanation makes the table look like this.
     *
     * @param corrections the moves that set it right, in order
     * @param refusal the refusal of the action a player most likely tried
     * @param where the places that lost a piece, then those that gained one
     * @param owed whether pieces still had to be moved as the last action asks
     */
    record Impossible<S, A>(
            List<Correction> corrections, Optional<Verdict.Refused<S, A>> refusal, List<Place> where, boolean owed)
            implements Reading<S, A> {
        public Impossible {
            where = List.copyOf(where);
            corrections = List.copyOf(corrections);
        }
    }

    /**
     * The change is too large to weigh every explanation, so one that was not found may fit.
     *
     * @param corrections the moves that set it right, in order
     */
    record TooMuch<S, A>(List<Correction> corrections) implements Reading<S, A> {
        public TooMuch {
            corrections = List.copyOf(corrections);
        }
    }

    /**
     * An impossible table is being set right: since the last look, pieces only went to where they must stand, or left
     * places where they must not stand.
     */
    record Righting<S, A>(List<Correction> corrections) implements Reading<S, A> {
        public Righting {
            corrections = List.copyOf(corrections);
        }
    }
}
