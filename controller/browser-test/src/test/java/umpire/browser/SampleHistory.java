package umpire.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.recording.GameHeader;
import umpire.recording.GameRecord;
import umpire.recording.GameRecord.RecordedStep;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;
import umpire.web.HistoryDesk;

/** A game in which a tank went from a1 to d1, and White rolled a die each time. */
final class SampleHistory implements HistoryDesk {
    private static final List<String> WAY = List.of("a1", "b1", "c1", "d1");

    @Override
    public PastGame game() {
        List<PastStep> steps = steps();
        List<RecordedStep> recorded = steps.stream()
                .map(step -> new RecordedStep(step.number(), List.of(), List.of()))
                .toList();
        GameHeader header = new GameHeader(new GameId("ogre-chess"), Map.of());
        return new PastGame(new GameRecord(header, "Ogre Chess", TableNotes.NONE, recorded), steps);
    }

    private static List<PastStep> steps() {
        List<PastStep> steps = new ArrayList<>();
        for (int number = 0; number < WAY.size(); number++) {
            Place here = new Place(WAY.get(number));
            Placement picture = new Placement(List.of(Standing.on(here, new Token("white-HVY"))));
            List<GameLogEntry> lines = number == 0 ? List.of() : List.of(rolled(number, here));
            steps.add(new PastStep(
                    number,
                    lines,
                    false,
                    new View(picture, List.of(), List.of()),
                    List.of(),
                    List.of(here),
                    List.of(),
                    List.of(0.5, 0.5)));
        }
        return steps;
    }

    private static GameLogEntry rolled(int number, Place where) {
        return new GameLogEntry(
                        "roll", "The tank goes to " + where + ".", Optional.empty(), Optional.empty(), List.of(where))
                .by(new Seat("White"), number)
                .rolling("roll to go on", List.of(DieShown.of("d6", String.valueOf(number))));
    }
}
