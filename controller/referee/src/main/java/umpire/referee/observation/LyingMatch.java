package umpire.referee.observation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/**
 * Matches the tokens seen beside the places with those that must lie there. Finds as many pairs as possible. The poses
 * of a pair differ by no more than the tolerance. A standing earlier in the list has precedence.
 *
 * @param found the standings that are seen, each at the pose at which it is seen
 * @param missing the standings that no seen token matches
 * @param surplus the seen tokens that match no standing
 */
public record LyingMatch(List<Standing> found, List<Standing> missing, List<SeenToken> surplus) {
    private static final int NONE = -1;

    /**
     * Matches the standings with the seen tokens.
     *
     * @param lying tokens that must lie at poses of their own
     * @param seen tokens seen beside every place
     */
    public static LyingMatch of(List<Standing> lying, List<SeenToken> seen) {
        int[] takenBy = new int[seen.size()];
        Arrays.fill(takenBy, NONE);
        List<Standing> missing = new ArrayList<>();
        for (int i = 0; i < lying.size(); i++) {
            if (!take(i, lying, seen, takenBy, new boolean[seen.size()])) {
                missing.add(lying.get(i));
            }
        }
        List<SeenToken> surplus = IntStream.range(0, seen.size())
                .filter(j -> takenBy[j] == NONE)
                .mapToObj(seen::get)
                .toList();
        List<Standing> found = IntStream.range(0, seen.size())
                .filter(j -> takenBy[j] != NONE)
                .mapToObj(j -> lying.get(takenBy[j]).at(seen.get(j).pose()))
                .toList();
        return new LyingMatch(found, List.copyOf(missing), surplus);
    }

    /**
     * Pairs a standing with the nearest token that is free, or whose own standing can take another token (an augmenting
     * path). Returns whether it found one.
     */
    private static boolean take(int which, List<Standing> lying, List<SeenToken> seen, int[] takenBy, boolean[] asked) {
        for (int j : near(lying.get(which), seen)) {
            if (!asked[j]) {
                asked[j] = true;
                if (takenBy[j] == NONE || take(takenBy[j], lying, seen, takenBy, asked)) {
                    takenBy[j] = which;
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Integer> near(Standing standing, List<SeenToken> seen) {
        return standing.spot() instanceof Spot.Lying at
                ? IntStream.range(0, seen.size())
                        .filter(j -> seen.get(j).token().equals(standing.token())
                                && at.near(seen.get(j).pose()))
                        .boxed()
                        .sorted(Comparator.comparingDouble(
                                j -> seen.get(j).pose().distanceMm(at.pose())))
                        .toList()
                : List.of();
    }
}
