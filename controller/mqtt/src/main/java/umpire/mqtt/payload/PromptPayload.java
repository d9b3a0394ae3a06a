package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.Prompt;
import umpire.rules.kernel.Seat;

/**
 * What the table waits for.
 *
 * @param naming the dice that seats must name, since no eye reads them
 */
public record PromptPayload(
        Prompt.Need need,
        Optional<Seat> seat,
        String says,
        List<Prompt.Option> options,
        int chosen,
        List<Correction> corrections,
        List<Cue> cues,
        List<DiceNaming> naming)
        implements MessagePayload {
    public PromptPayload {
        options = List.copyOf(options);
        corrections = List.copyOf(corrections);
        cues = List.copyOf(cues);
        naming = List.copyOf(naming);
    }

    public static PromptPayload of(Prompt prompt, List<DiceNaming> naming) {
        return new PromptPayload(
                prompt.need(),
                prompt.seat(),
                prompt.says(),
                prompt.options(),
                prompt.chosen(),
                prompt.corrections(),
                prompt.cues(),
                naming);
    }
}
