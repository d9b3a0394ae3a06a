package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.TakeBackRequest;
import umpire.rules.kernel.Seat;

/**
 * The input that the table waits for.
 *
 * @param naming the dice that the seats must name, because the camera cannot read them
 * @param takeBack a seat's request to take back or redo, while others are asked
 * @param redoable how many actions were taken back and can be redone
 * @param layingOut whether the table could lay out the rest of the set-up, or a new game
 * @param lesson the lesson's text, during a lesson
 * @param lessonOffered whether a lesson may be started
 */
public record PromptPayload(
        Prompt.Need need,
        Optional<Seat> seat,
        String says,
        List<Prompt.Option> options,
        int chosen,
        List<Correction> corrections,
        List<Cue> cues,
        List<DiceNaming> naming,
        Optional<TakeBackRequest> takeBack,
        int redoable,
        boolean layingOut,
        Optional<LessonTold> lesson,
        boolean lessonOffered)
        implements MessagePayload {
    public PromptPayload {
        options = List.copyOf(options);
        corrections = List.copyOf(corrections);
        cues = List.copyOf(cues);
        naming = List.copyOf(naming);
    }

    public static PromptPayload of(TableSnapshot tableSnapshot) {
        return of(tableSnapshot.waiting(), tableSnapshot.requests());
    }

    public static PromptPayload of(TableSnapshot.WaitingFor waiting, OpenRequests requests) {
        Prompt prompt = waiting.prompt();
        return new PromptPayload(
                prompt.need(),
                prompt.seat(),
                prompt.says(),
                prompt.options(),
                prompt.chosen(),
                prompt.corrections(),
                prompt.cues(),
                waiting.namings(),
                requests.takeBack(),
                requests.redoable(),
                waiting.layingOut(),
                waiting.teaching().lesson(),
                waiting.teaching().offered());
    }
}
