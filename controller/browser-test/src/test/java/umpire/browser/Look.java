package umpire.browser;

/** Shows the pages with a sample game during development: {@code Look 8090}, until it is stopped. */
final class Look {
    private Look() {}

    public static void main(String[] args) throws Exception {
        try (SampleTable sample = new SampleTable(Integer.parseInt(args[0]))) {
            sample.sayEverything();
            sample.voice()
                    .tell(
                            "event",
                            Sample.event(
                                    "event", "White's Heavy Tank moves from d2 to d4.", "HEAVY_TANK_MOVES", "2.32"));
            sample.voice().tell("event", Sample.event("roll", "White rolls 4.", "COMBAT_RESULTS", "4.02"));
            sample.voice()
                    .tell("event", Sample.event("event", "The Heavy Tank on d7 is disabled.", "CRT_DISABLED", "4.3"));
            System.out.println("Sample pages at " + sample.address());
            for (int i = 0; true; i++) {
                sample.voice().keep("health", Sample.health());
                if (i % 5 == 1) {
                    sample.voice()
                            .tell(
                                    "event",
                                    Sample.event(
                                            "refusal",
                                            "An infantry moves one square only; e2 to e5 is three.",
                                            "PAWN_STEPS_ONE",
                                            "3.1"));
                }
                Thread.sleep(3_000);
            }
        }
    }
}
