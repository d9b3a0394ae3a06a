package umpire.proof.selfplay;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Stream;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.toy.ToyGames;

/**
 * Whole toy games through the camera, started by hand. The arguments are the toy or {@code all}, the number of games of each, and the first
 * seed. Exits with 1 after a misreading.
 */
public final class ToyCameraGames {
    private ToyCameraGames() {}

    public static void main(String[] args) {
        List<Game<?, ?>> games = args[0].equals("all")
                ? ToyGames.ALL
                : Stream.of(args[0].split(",")).<Game<?, ?>>map(ToyGames::named).toList();
        int misread = 0;
        for (Game<?, ?> game : games) {
            CameraReport report = report(game, Integer.parseInt(args[1]), Long.parseLong(args[2]), System.out);
            report.lines().forEach(System.out::println);
            misread += report.misread();
        }
        System.exit(misread == 0 ? 0 : 1);
    }

    private static CameraReport report(Game<?, ?> game, int games, long seed, PrintStream out) {
        out.println(game.title());
        return new CameraRun(game, Rig.standard(), new PlayPlan(games, seed, 500)).play(new CameraRun.Follower() {
            @Override
            public void ply() {}

            @Override
            public void ended(String line) {
                out.println(line);
            }
        });
    }
}
