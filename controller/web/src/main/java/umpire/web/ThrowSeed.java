package umpire.web;

import java.util.concurrent.ThreadLocalRandom;

/** Where the chance in a throw of a virtual die comes from: nobody at the table chooses it. */
final class ThrowSeed {
    private ThrowSeed() {}

    static long seed() {
        return ThreadLocalRandom.current().nextLong();
    }
}
