package umpire.robot;

import java.util.List;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;

/** The parts of a bulletin that distinguish one question of the table from another. */
record AskedPrompt(
        int actionsPlayed,
        String position,
        Prompt.Need need,
        int chosen,
        List<Prompt.Option> options,
        List<Correction> corrections) {
    static AskedPrompt of(Bulletin bulletin) {
        Prompt prompt = bulletin.prompt();
        return new AskedPrompt(
                bulletin.actionsPlayed(),
                bulletin.position(),
                prompt.need(),
                prompt.chosen(),
                prompt.options(),
                prompt.corrections());
    }
}
