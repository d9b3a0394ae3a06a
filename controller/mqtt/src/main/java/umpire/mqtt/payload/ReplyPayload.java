package umpire.mqtt.payload;

import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Rule;

/**
 * The answer to a command.
 *
 * @param id the command's; empty when it could not be read
 * @param says one sentence
 */
public record ReplyPayload(
        String id,
        String verb,
        ReplyResult result,
        Optional<RefusalReason> reason,
        String says,
        Optional<String> rule,
        Optional<String> section)
        implements MessagePayload {
    /** What became of a command. */
    public enum ReplyResult {
        ACCEPTED,
        REFUSED
    }

    public static ReplyPayload accepted(String id, String verb, String says) {
        return new ReplyPayload(
                id, verb, ReplyResult.ACCEPTED, Optional.empty(), says, Optional.empty(), Optional.empty());
    }

    public static ReplyPayload refused(String id, String verb, RefusalReason reason, String says) {
        return new ReplyPayload(
                id, verb, ReplyResult.REFUSED, Optional.of(reason), says, Optional.empty(), Optional.empty());
    }

    /** What the table itself answers. */
    public static ReplyPayload of(String id, String verb, CommandAnswer answer) {
        return switch (answer) {
            case CommandAnswer.Done done -> accepted(id, verb, done.says());
            case CommandAnswer.NotDone not ->
                new ReplyPayload(
                        id,
                        verb,
                        ReplyResult.REFUSED,
                        Optional.of(RefusalReason.RULE),
                        not.why(),
                        not.rule().map(Rule::name),
                        not.rule().map(Rule::section));
        };
    }

    /** Returns the same answer to a command that comes again by another verb. */
    public ReplyPayload to(String otherVerb) {
        return new ReplyPayload(id, otherVerb, result, reason, says, rule, section);
    }
}
