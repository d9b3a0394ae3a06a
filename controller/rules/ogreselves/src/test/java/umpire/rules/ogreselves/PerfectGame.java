package umpire.rules.ogreselves;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.Thing;

/**
 * Searches for a game with a given score. It cuts off positions that can no longer reach the score, and tries first the position with the
 * fewest steps left.
 */
final class PerfectGame {
    private static final int MOST_STATES = 60_000;
    private static final int STEPS_FOR_A_MINE = 40;
    private static final int STEPS_FOR_A_BAG = 12;

    private final Game<Position, Action> game;
    private final Setup setup;
    private final ScoreBound bound;
    private final int score;
    private final int[][] steps;

    PerfectGame(Game<Position, Action> game, Setup setup, int score) {
        this.game = game;
        this.setup = setup;
        this.bound = new ScoreBound(setup);
        this.score = score;
        this.steps = distances(setup.kingdom());
    }

    private record Node(Position position, Node before, Action action, int depth, int left) {}

    /** Returns the actions that lead to the score. */
    List<Action> from(Position start) {
        PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingInt((Node node) -> node.left()));
        Set<Position> seen = new HashSet<>();
        open.add(new Node(start, null, null, 0, left(start)));
        while (!open.isEmpty() && seen.size() < MOST_STATES) {
            Node node = open.remove();
            if (game.awaited(node.position()) instanceof Awaited.Nothing) {
                return way(node);
            }
            for (Action action : useful(node.position())) {
                Position next = ((Verdict.Accepted<Position, Action>) game.judge(node.position(), action)).next();
                if (worthwhile(next) && seen.add(next)) {
                    open.add(new Node(next, node, action, node.depth() + 1, left(next)));
                }
            }
        }
        throw new AssertionError("no game with " + score + " points among " + seen.size() + " states");
    }

    /** Returns the actions without those that no perfect game needs: handing things over, and moving Shields after the game has begun. */
    private List<Action> useful(Position position) {
        return game.actions(position).stream()
                .filter(action -> switch (action) {
                    case Action.DeployShield deploy -> position.phase() instanceof Phase.Deploying;
                    case Action.ShiftShield shift -> false;
                    case Action.RetrieveShield retrieve -> false;
                    case Action.HandOver hand -> false;
                    case Action.TradeFor trade -> false;
                    case Action.SwapFor swap -> false;
                    default -> true;
                })
                .toList();
    }

    private static List<Action> way(Node last) {
        Deque<Action> way = new ArrayDeque<>();
        for (Node node = last; node.before() != null; node = node.before()) {
            way.addFirst(node.action());
        }
        return new ArrayList<>(way);
    }

    private boolean worthwhile(Position position) {
        boolean over = game.awaited(position) instanceof Awaited.Nothing;
        return (over ? game.scores(position).get(0).points() : bound.of(position.realm())) >= score
                && position.realm().miners().stream().noneMatch(Realm.Miner::captive);
    }

    /** Estimates the number of steps left: for each Valuable the steps to its destination. */
    private int left(Position position) {
        Realm realm = position.realm();
        int left = 0;
        for (int mine : ElfSpace.mines()) {
            int gems = realm.mine(mine).gems().size();
            left += gems == 0 ? 0 : gems * (STEPS_FOR_A_MINE + nearest(realm, mine));
        }
        Map<Thing, Integer> wanted = wanted(realm);
        for (Realm.Miner miner : realm.miners()) {
            for (Thing gem : miner.bag().gems().list()) {
                boolean goesHome = wanted.merge(gem, -1, Integer::sum) >= 0;
                left += STEPS_FOR_A_BAG
                        + (goesHome ? steps(miner.at(), ElfSpace.HOME) : toOgre(realm, miner.at(), gem));
            }
        }
        return left;
    }

    private int nearest(Realm realm, int mine) {
        return realm.miners().stream()
                .filter(Realm.Miner::hasRoom)
                .mapToInt(miner -> steps(miner.at(), ElfSpace.mine(mine)))
                .min()
                .orElse(STEPS_FOR_A_BAG);
    }

    private Map<Thing, Integer> wanted(Realm realm) {
        Map<Thing, Integer> wanted = new EnumMap<>(Thing.class);
        setup.sheet()
                .royals()
                .forEach(
                        royal -> setup.missing(realm, royal).list().forEach(gem -> wanted.merge(gem, 1, Integer::sum)));
        return wanted;
    }

    private int toOgre(Realm realm, ElfSpace at, Thing gem) {
        int best = STEPS_FOR_A_BAG;
        for (int ogre : setup.sheet().ogres()) {
            if (setup.kingdom().likes(ogre).contains(gem) && realm.ogre(ogre) instanceof Realm.OgreZone.OnMine on) {
                best = Math.min(best, steps(at, ElfSpace.mine(on.mine())));
            }
        }
        return best;
    }

    /** Returns how many steps apart spaces are, as if there were no Ogres. */
    private static int[][] distances(Kingdom kingdom) {
        int spaces = ElfSpace.values().length;
        int[][] steps = new int[spaces][spaces];
        for (ElfSpace from : ElfSpace.values()) {
            Arrays.fill(steps[from.ordinal()], spaces);
            Deque<ElfSpace> open = new ArrayDeque<>(List.of(from));
            steps[from.ordinal()][from.ordinal()] = 0;
            while (!open.isEmpty()) {
                ElfSpace space = open.remove();
                int further = steps[from.ordinal()][space.ordinal()] + 1;
                for (ElfSpace next : kingdom.next(space)) {
                    if (further < steps[from.ordinal()][next.ordinal()]) {
                        steps[from.ordinal()][next.ordinal()] = further;
                        open.add(next);
                    }
                }
            }
        }
        return steps;
    }

    private int steps(ElfSpace from, ElfSpace to) {
        return steps[from.ordinal()][to.ordinal()];
    }
}
