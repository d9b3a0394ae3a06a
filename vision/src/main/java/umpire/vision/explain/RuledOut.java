package umpire.vision.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;

/**
 * The candidates that were ruled out, those with the most evidence first.
 *
 * @param told the groups with a line of their own; candidates at the same place with the same reason form one group
 * @param others the number of all other candidates, by reason
 */
record RuledOut(List<Group> told, Map<String, Integer> others) {
    /** The number of lines that fit beside a picture. */
    private static final int MOST_TOLD = 30;

    /**
     * Candidates ruled out at one place for one reason.
     *
     * @param candidates at least one, those with the most evidence first
     */
    record Group(List<ReadingCandidate> candidates) {
        String why() {
            return candidates.getFirst().ruledOut().orElseThrow();
        }

        /** Returns the readings that the candidates stood for, each once. */
        String what() {
            return candidates.stream().map(ReadingCandidate::what).distinct().collect(Collectors.joining(", "));
        }

        double score() {
            return candidates.getFirst().score();
        }

        /** Returns the middle of its right edge. */
        Pixel right() {
            List<Pixel> outline = candidates.getFirst().outline();
            return new Pixel(
                    outline.stream().mapToDouble(Pixel::x).max().orElse(0),
                    middle(candidates.getFirst()).y());
        }

        private boolean holds(ReadingCandidate candidate) {
            ReadingCandidate first = candidates.getFirst();
            return first.kind() == candidate.kind()
                    && first.ruledOut().equals(candidate.ruledOut())
                    && middle(first).distance(middle(candidate)) < reachPx(first);
        }
    }

    static RuledOut of(List<ReadingCandidate> weighed) {
        List<Group> groups = new ArrayList<>();
        weighed.stream()
                .filter(candidate -> candidate.ruledOut().isPresent())
                .sorted(Comparator.comparingDouble((ReadingCandidate candidate) -> -candidate.score()))
                .forEach(candidate -> groups.stream()
                        .filter(group -> group.holds(candidate))
                        .findFirst()
                        .orElseGet(() -> added(groups))
                        .candidates()
                        .add(candidate));
        List<Group> told = groups.stream()
                .filter(group -> isNamed(group.candidates().getFirst()))
                .limit(MOST_TOLD)
                .toList();
        Map<String, Integer> others = new TreeMap<>();
        groups.stream()
                .filter(group -> !told.contains(group))
                .forEach(group -> others.merge(group.why(), group.candidates().size(), Integer::sum));
        return new RuledOut(told, others);
    }

    private static Group added(List<Group> groups) {
        Group group = new Group(new ArrayList<>());
        groups.add(group);
        return group;
    }

    /** Returns whether a candidate may have a line of its own. Squares that are no tag have none, since they are common on a board. */
    private static boolean isNamed(ReadingCandidate candidate) {
        return candidate.kind() != ReadingCandidate.CandidateKind.TAG || candidate.score() > 0;
    }

    /** Returns half the length of its diagonal in pixels. */
    private static double reachPx(ReadingCandidate candidate) {
        Pixel middle = middle(candidate);
        return candidate.outline().stream().mapToDouble(middle::distance).max().orElse(0);
    }

    private static Pixel middle(ReadingCandidate candidate) {
        return new Pixel(
                candidate.outline().stream().mapToDouble(Pixel::x).average().orElse(0),
                candidate.outline().stream().mapToDouble(Pixel::y).average().orElse(0));
    }
}
