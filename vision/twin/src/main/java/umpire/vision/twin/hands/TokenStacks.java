package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Standing;

/** The stacks of tokens on one place. */
final class TokenStacks {
    private TokenStacks() {}

    /** Returns the stacks, each from below. Covered tokens in the list stand under the next uncovered one. */
    static List<List<Standing>> of(List<Standing> wanted) {
        List<List<Standing>> stacks = new ArrayList<>();
        boolean open = false;
        for (Standing standing : wanted) {
            if (!open) {
                stacks.add(new ArrayList<>());
            }
            stacks.getLast().add(standing);
            open = standing.covered();
        }
        return stacks;
    }
}
