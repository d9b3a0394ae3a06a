package umpire.robot;

import java.util.List;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;

/** The parts of a snapshot that distinguish one question of the table from another. */
record AskedPrompt(
        int actionsPlayed,
        String position,
        Prompt.Need need,
        int chosen,
        List<Prompt.Option> options,
        List<Correction> corrections) {
    static AskedPrompt of(TableSnapshot tableSnapshot) {
        Prompt prompt = tableSnapshot.prompt();
        return new AskedPrompt(
                tableSnapshot.actionsPlayed(),
                tableSnapshot.position(),
                prompt.need(),
                prompt.chosen(),
                prompt.options(),
                prompt.corrections());
    }
}
