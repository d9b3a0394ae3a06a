package umpire.referee.session.prompt;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.referee.announcement.Correction;
import umpire.rules.kernel.Listed;

/**
 * The first correction, together with the corrections like it. Several like pieces come from beside the board at once,
 * so one sentence and one light show where all of them go.
 *
 * @param numbers the indices of these corrections in the list, from 0; the first correction is one of them
 * @param says the instruction
 */
record AlikeSteps(List<Integer> numbers, String says) {
    private static final String PUT = "Put the ";
    private static final String ON = " on ";

    /** The most pieces in one instruction, because people remember no more at once. Chosen. */
    private static final int MOST = 8;

    /**
     * Returns the first instruction.
     *
     * @param corrections at least one
     */
    static AlikeSteps first(List<Correction> corrections) {
        Correction first = corrections.getFirst();
        Optional<String> lead = lead(first);
        List<Integer> alike = IntStream.range(0, corrections.size())
                .filter(i -> corrections.get(i).token().equals(first.token()))
                .filter(i -> lead.isPresent() && lead.equals(lead(corrections.get(i))))
                .limit(MOST)
                .boxed()
                .toList();
        if (alike.size() < 2) {
            return new AlikeSteps(List.of(0), first.says());
        }
        List<String> targets =
                alike.stream().map(i -> target(corrections.get(i))).toList();
        String piece = lead.orElseThrow();
        return new AlikeSteps(
                alike,
                "Put one " + piece.substring(PUT.length(), piece.length() - ON.length()) + " each on "
                        + Listed.and(targets) + ".");
    }

    /** Returns the part of the sentence before the place; empty where the piece does not come from beside the board. */
    private static Optional<String> lead(Correction step) {
        int on = step.says().lastIndexOf(ON);
        return step.from().isEmpty() && step.to().isPresent() && step.says().startsWith(PUT) && on > PUT.length()
                ? Optional.of(step.says().substring(0, on + ON.length()))
                : Optional.empty();
    }

    private static String target(Correction step) {
        String says = step.says();
        return says.substring(says.lastIndexOf(ON) + ON.length(), says.length() - 1);
    }
}
