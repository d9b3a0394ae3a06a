package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TakeBackRequest;
import umpire.rules.kernel.Seat;

/**
 * What the table waits for.
 *
 * @param naming the dice that seats must name, since no eye reads them
 * @param takeBack what a seat wants to take back or do again, while others are asked
 * @param redoable how many actions were taken back and can be done again
 * @param layingOut whether the table could lay out what is left of the set-up, or a new game
 * @param lesson what the lesson tells, where newcomers are taught
 * @param lessonOffered whether a lesson may be begun
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

    public static PromptPayload of(Bulletin bulletin) {
        return of(bulletin.waiting(), bulletin.requests());
    }

    public static PromptPayload of(Bulletin.WaitingFor waiting, OpenRequests requests) {
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
