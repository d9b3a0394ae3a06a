package umpire.table.rig;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieFile;
import umpire.rules.kernel.Parsed;
import umpire.web.RigRequest;
import umpire.web.payload.RigParts;

/** The part of the desk for teaching dice. Learnt dice are stored beside the rig file and used at once. */
final class TeachingDesk {
    private static final String ENDING = ".yaml";
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,39}";

    private static final RigParts.TeachingPart NOTHING = new RigParts.TeachingPart(
            false, 0, "house-dice", 16, false, List.of(), "", false, Optional.empty(), false, "");

    private final RigInUse rig;
    private final Runnable lookAnew;
    private volatile Optional<TeachingRun> run = Optional.empty();

    /**
     * Creates the desk without a teaching run.
     *
     * @param lookAnew switches the camera to another frame processor
     */
    TeachingDesk(RigInUse rig, Runnable lookAnew) {
        this.rig = rig;
        this.lookAnew = lookAnew;
    }

    Optional<TeachingRun> run() {
        return run;
    }

    /** Returns the state of the teaching run, and the dice taught before. */
    RigParts.TeachingPart part() {
        return run.map(TeachingRun::part).orElse(NOTHING);
    }

    Parsed<String> take(RigRequest.OfTeaching request) {
        return switch (request) {
            case RigRequest.BeginTeaching begin -> begin(begin.name(), begin.edgeMm());
            case RigRequest.TeachFace teach -> running().then(running -> running.teach(teach.face()));
            case RigRequest.ForgetFace forget -> running().then(running -> running.forget(forget.face()));
            case RigRequest.EndTeaching end ->
                running().then(running -> {
                    end();
                    return Parsed.good("The game goes on. It now reads the taught dice.");
                });
        };
    }

    private Parsed<TeachingRun> running() {
        return run.map(Parsed::good).orElseGet(() -> Parsed.bad("Begin teaching first."));
    }

    private Parsed<String> begin(String name, double edgeMm) {
        if (run.isPresent()) {
            return Parsed.bad("Wait, or end the teaching on the other page: only one page can use the camera.");
        }
        if (!name.matches(NAME)) {
            return Parsed.bad("Name the dice with one word of letters, digits and dashes, such as house-dice.");
        }
        Path file = rig.beside(name + ENDING);
        if (rig.isFile(file)) {
            return Parsed.bad("Choose another name, such as house-dice: the rig file has this one.");
        }
        Parsed<CustomDie> known =
                Files.exists(file) ? CustomDieFile.read(file) : Parsed.good(CustomDie.untaught("d6", "cube"));
        return known.then(die -> {
            run = Optional.of(
                    new TeachingRun(file, edgeMm, die, rig.now(), learnt -> rig.taught(name + ENDING, edgeMm, learnt)));
            lookAnew.run();
            return Parsed.good("This page has the camera now. The game waits.");
        });
    }

    /** Gives the camera back. */
    void end() {
        run = Optional.empty();
        lookAnew.run();
    }
}
