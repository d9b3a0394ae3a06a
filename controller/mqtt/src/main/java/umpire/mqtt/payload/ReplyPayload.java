package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Rule;

/**
 * The answer to a command.
 *
 * @param id the id of the command; empty when it could not be read
 * @param says one sentence
 * @param actions the legal actions that it mentions, as commands write them; absent when it mentions none
 */
public record ReplyPayload(
        String id,
        String verb,
        ReplyResult result,
        Optional<RefusalReason> reason,
        String says,
        Optional<String> rule,
        Optional<String> section,
        Optional<List<String>> actions)
        implements MessagePayload {
    /** The outcome of a command. */
    public enum ReplyResult {
        ACCEPTED,
        REFUSED
    }

    public static ReplyPayload accepted(String id, String verb, String says) {
        return accepted(id, verb, new CommandAnswer.Done(says));
    }

    private static ReplyPayload accepted(String id, String verb, CommandAnswer.Done done) {
        return new ReplyPayload(
                id,
                verb,
                ReplyResult.ACCEPTED,
                Optional.empty(),
                done.says(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(done.actions()).filter(actions -> !actions.isEmpty()));
    }

    public static ReplyPayload refused(String id, String verb, RefusalReason reason, String says) {
        return new ReplyPayload(
                id,
                verb,
                ReplyResult.REFUSED,
                Optional.of(reason),
                says,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Returns the table's answer as a reply. */
    public static ReplyPayload of(String id, String verb, CommandAnswer answer) {
        return switch (answer) {
            case CommandAnswer.Done done -> accepted(id, verb, done);
            case CommandAnswer.NotDone not ->
                new ReplyPayload(
                        id,
                        verb,
                        ReplyResult.REFUSED,
                        Optional.of(RefusalReason.RULE),
                        not.why(),
                        not.rule().map(Rule::name),
                        not.rule().map(Rule::section),
                        Optional.empty());
        };
    }

    /** Returns the same answer for a repeated command with another verb. */
    public ReplyPayload to(String otherVerb) {
        return new ReplyPayload(id, otherVerb, result, reason, says, rule, section, actions);
    }
}
