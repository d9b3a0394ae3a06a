package umpire.bridge.light;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;

/**
 * The places pointed at, and the one whose turn it is to be pointed at from all sides.
 *
 * <p>If two places are pointed at together, their rows and columns also cross at two other places. So places that ask for something take
 * turns, the most urgent first.
 *
 * @param cues painted in this order, the most urgent last
 * @param asking the cues that take turns, in the order of the prompt: all that have the most urgent role or belong to the next step
 * @param startedMs the start of the current turn
 * @param onTurn the cue whose turn it is
 */
record PointerRotation(List<Cue> cues, List<Cue> asking, long startedMs, Optional<Cue> onTurn) {
    private static final long ROUND_MS = 3600;

    static PointerRotation of(Prompt prompt, long nowMs) {
        List<Cue> cues = new ArrayList<>(soon(prompt.cues()));
        chosen(prompt).forEach(cues::add);
        cues.sort(Comparator.comparingInt(cue -> -RoleStyle.rank(cue.role())));
        List<Cue> asking = asking(prompt.cues());
        if (asking.size() < 2) {
            return new PointerRotation(cues, asking, 0, asking.stream().findFirst());
        }
        long turnMs = Math.clamp(ROUND_MS / asking.size(), 600, 1800);
        long turn = Math.floorDiv(nowMs, turnMs);
        Cue holder = asking.get((int) Math.floorMod(turn, (long) asking.size()));
        return new PointerRotation(cues, asking, turn * turnMs, Optional.of(holder));
    }

    /** Leaves out all steps after the next one, since a table being set up has dozens, too many to show at once. */
    private static List<Cue> soon(List<Cue> cues) {
        int[] steps = cues.stream()
                .mapToInt(Cue::step)
                .filter(step -> step > 0)
                .distinct()
                .sorted()
                .toArray();
        int last = steps.length > 1 ? steps[1] : Integer.MAX_VALUE;
        return cues.stream().filter(cue -> cue.step() <= last).toList();
    }

    /** Returns cues for the action that confirm would take. They look like those of a touched place. */
    private static List<Cue> chosen(Prompt prompt) {
        if (prompt.chosen() < 0 || prompt.chosen() >= prompt.options().size()) {
            return List.of();
        }
        return prompt.options().get(prompt.chosen()).where().stream()
                .map(place -> new Cue(place, Cue.Role.TOUCHED, 0))
                .toList();
    }

    private static List<Cue> asking(List<Cue> cues) {
        List<Cue> asking =
                cues.stream().filter(cue -> RoleStyle.asks(cue.role())).toList();
        Optional<Integer> firstStep =
                asking.stream().map(Cue::step).filter(step -> step > 0).min(Comparator.naturalOrder());
        if (firstStep.isPresent()) {
            return asking.stream().filter(cue -> cue.step() == firstStep.get()).toList();
        }
        int urgent = asking.stream()
                .mapToInt(cue -> RoleStyle.rank(cue.role()))
                .min()
                .orElse(0);
        return asking.stream()
                .filter(cue -> RoleStyle.rank(cue.role()) == urgent)
                .toList();
    }

    boolean later(Cue cue) {
        return cue.step() > 0 && RoleStyle.asks(cue.role()) && !asking.contains(cue);
    }

    boolean alone(Cue cue) {
        return cues.stream().filter(other -> other.role() == cue.role()).count() == 1;
    }
}
