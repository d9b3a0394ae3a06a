package umpire.web;

import java.util.concurrent.ThreadLocalRandom;

/** The random seed of a throw of virtual dice. No player can choose it. */
final class ThrowSeed {
    private ThrowSeed() {}

    static long seed() {
        return ThreadLocalRandom.current().nextLong();
    }
}
