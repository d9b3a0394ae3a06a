package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.plain.PlainTurn;

/**
 * Compares the actions that check allows, and the mates, with the search of the second implementation. That search follows every choice and
 * every face of every die to the end of the turn, without shortcuts.
 */
@DisplayName("3.01, 3.02, 2.60 what saves a Mobile CP, against a search of all dice and choices")
class CheckSearchTest {
    /** How many composed positions in check are tried, and a third as many of games; more with {@code -Dcheck.positions=20000}. */
    private static final int POSITIONS = Integer.getInteger("check.positions", 250);

    /** The first random seed; another with {@code -Dcheck.seed=5}. */
    private static final long SEED = Long.getLong("check.seed", 1);

    /** The ways in which a position in check may go on. A position may belong to several. */
    private enum Reached {
        MATE,
        SAVED_BY_MOVE,
        SAVED_BY_FIRE,
        SAVED_BY_OWN_SHOT,
        SAVED_BY_OVERRUN,
        WON_AT_ONCE,
        LATER_IN_THE_TURN
    }

    private final Game<Position, Action> game = OgreChess.game();
    private final Map<Reached, Integer> reached = new EnumMap<>(Reached.class);

    @Test
    void checksComposedAtRandomAreJudgedAsTheSearchJudgesThem() {
        int inCheck = 0;
        for (long seed = SEED; inCheck < POSITIONS; seed++) {
            Position position = RandomCheck.composed(game, new Random(seed));
            if (inCheck(position)) {
                inCheck++;
                compareTurn(position, new Random(seed), "seed " + seed);
            }
        }
        everyClassIsReached(EnumSet.allOf(Reached.class));
    }

    @Test
    void checksOfRandomGamesAreJudgedAsTheSearchJudgesThem() {
        int inCheck = 0;
        for (long seed = SEED; inCheck < POSITIONS / 3; seed++) {
            Random random = new Random(seed);
            for (Position position : game(random)) {
                if (inCheck(position)) {
                    inCheck++;
                    compareTurn(position, random, "game of seed " + seed);
                }
            }
        }
        everyClassIsReached(EnumSet.complementOf(EnumSet.of(Reached.WON_AT_ONCE)));
    }

    /**
     * Returns the positions of a random game in which a turn begins, or cannot begin any more. A position alone does not show a draw that
     * follows from earlier moves.
     */
    private List<Position> game(Random random) {
        List<Position> turns = new ArrayList<>();
        Position position = game.opening();
        while (!(position.phase() instanceof Phase.Over)) {
            if (position.phase() instanceof Phase.AwaitingMove) {
                turns.add(position);
            }
            position = RandomCheck.next(game, position, random);
        }
        if (!drawnByItsPast(position)) {
            turns.add(position);
        }
        return turns;
    }

    private static boolean drawnByItsPast(Position position) {
        return position.phase() instanceof Phase.Over over
                && Set.of("quiet", "repetition", "dead-position")
                        .contains(over.outcome().kind());
    }

    private boolean inCheck(Position position) {
        return position.board().commandPost(position.turn()).isPresent()
                && position.board().commandPost(position.turn().other()).isPresent()
                && PlainTurn.inCheck(text(position));
    }

    private void everyClassIsReached(Set<Reached> needed) {
        assertThat(reached.keySet()).as("%s", reached).containsAll(needed);
        System.getLogger(CheckSearchTest.class.getName()).log(System.Logger.Level.INFO, "checks: {0}", reached);
    }

    /** Compares a position, and those that one way of playing its turn on leads to. */
    private void compareTurn(Position start, Random random, String where) {
        compare(start, where);
        classify(start);
        Position position = start;
        while (position.turn() == start.turn() && !(position.phase() instanceof Phase.Over)) {
            position = RandomCheck.next(game, position, random);
            if (position.turn() == start.turn() && !(position.phase() instanceof Phase.Over)) {
                count(Reached.LATER_IN_THE_TURN);
                compare(position, where);
            }
        }
    }

    private void compare(Position position, String where) {
        String text = text(position);
        Set<String> legal =
                game.actions(position).stream().map(game::write).collect(Collectors.toCollection(TreeSet::new));
        assertThat(legal).as("%s: %s", where, text).isEqualTo(PlainTurn.legal(text));
        if (legal.isEmpty()) {
            assertThat(position.phase()).as("%s: %s", where, text).isInstanceOf(Phase.Over.class);
            assertThat(((Phase.Over) position.phase()).outcome().kind())
                    .as("%s: %s", where, text)
                    .isEqualTo(PlainTurn.inCheck(text) ? "checkmate" : "stalemate");
        }
    }

    private void classify(Position position) {
        Set<Reached> classes = new TreeSet<>();
        if (position.phase() instanceof Phase.Over) {
            classes.add(Reached.MATE);
        }
        for (Action action : game.actions(position)) {
            classes.add(saving(position, action));
        }
        classes.forEach(this::count);
    }

    private Reached saving(Position position, Action action) {
        if (action instanceof Action.Overrun overrun) {
            return position.board().unit(overrun.to()).kind() == UnitKind.MCP
                    ? Reached.WON_AT_ONCE
                    : Reached.SAVED_BY_OVERRUN;
        }
        Position next = GamePlay.after(game, position, action);
        boolean mustFire = next.phase() instanceof Phase.AwaitingFire
                && game.judge(next, new Action.Hold()) instanceof Verdict.Refused;
        if (action instanceof Action.MovePiece && !mustFire) {
            return Reached.SAVED_BY_MOVE;
        }
        boolean own = next.phase() instanceof Phase.AwaitingFire open
                && game.actions(next).stream()
                        .anyMatch(shot -> shot instanceof Action.Fire fire && fire.from() == open.to());
        return own ? Reached.SAVED_BY_OWN_SHOT : Reached.SAVED_BY_FIRE;
    }

    private void count(Reached what) {
        reached.merge(what, 1, Integer::sum);
    }

    private String text(Position position) {
        return game.writePosition(position).replaceAll(" (quiet|past)=\\S+", "");
    }
}
