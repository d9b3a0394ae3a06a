package umpire.mqtt.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.mqtt.Contract;
import umpire.mqtt.Samples;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.connection.ReceivedMessage;
import umpire.mqtt.json.WordBinding;
import umpire.mqtt.payload.RefusalReason;
import umpire.mqtt.payload.ReplyPayload;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Seat;
import umpire.testing.Wait;

/** The handling of valid and invalid commands. */
class CommandReceiverTest {
    private static final String OPERATOR = "0".repeat(32);
    private static final String WHITE = "1".repeat(32);

    private final BlockingQueue<UnstampedMessage> said = new LinkedBlockingQueue<>();
    private final BlockingQueue<IncomingCommand> passed = new LinkedBlockingQueue<>();
    private final Replies replies = new Replies();
    private final CommandReceiver commandReceiver =
            new CommandReceiver(Samples.TOKENS, replies, () -> 0, said::add, passed::add);

    @AfterEach
    void close() {
        commandReceiver.close();
    }

    private void hear(String verb, String payload) {
        commandReceiver.hear(new ReceivedMessage("command/" + verb, payload.getBytes(StandardCharsets.UTF_8), false));
    }

    private ReplyPayload reply() throws InterruptedException {
        return (ReplyPayload) Wait.next("a reply", said).body().orElseThrow();
    }

    private IncomingCommand incomingCommand() throws InterruptedException {
        return Wait.next("a command", passed);
    }

    private static String with(String token, String more) {
        return "{'id':'7','client':'phone','token':'".replace('\'', '"') + token + "\"" + more.replace('\'', '"') + "}";
    }

    /** Returns the reason of the refusal, or an empty text when the command was passed on. */
    static String reasonOf(String verb, byte[] payload, boolean retained) {
        BlockingQueue<String> outcome = new LinkedBlockingQueue<>();
        try (CommandReceiver commandReceiver = new CommandReceiver(
                Samples.TOKENS,
                new Replies(),
                () -> 0,
                unstampedMessage -> unstampedMessage.body().ifPresent(body -> outcome.add(reason((ReplyPayload) body))),
                passed -> outcome.add(""))) {
            commandReceiver.hear(new ReceivedMessage("command/" + verb, payload, retained));
            return Wait.next("what becomes of the command", outcome);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String reason(ReplyPayload reply) {
        return WordBinding.word(reply.reason().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "act    | rubbish                                                             | not-json",
                "act    | {'id':'7'                                                           | not-json",
                "act    | {'id':'7'} {}                                                       | not-json",
                "act    | [1,2]                                                               | not-json",
                "act    | {id:'7',client:'phone'}                                             | not-json",
                "act    | {}                                                                  | bad-field",
                "act    | {'id':7,'client':'phone','token':'T'}                               | bad-field",
                "act    | {'id':'a/b','client':'phone','token':'T'}                           | bad-field",
                "act    | {'id':'7','client':'pho ne','token':'T'}                            | bad-field",
                "act    | {'id':'7','client':'phone'}                                         | bad-field",
                "act    | {'id':'7','client':'phone','token':null,'notation':'x'}             | bad-field",
                "act    | {'id':'7','client':'phone','token':'T'}                             | bad-field",
                "act    | {'id':'7','client':'phone','token':'T','notation':' '}              | bad-field",
                "act    | {'id':'7','client':'phone','token':'T','notation':'x','seat':'Red'} | bad-field",
                "act    | {'id':'7','client':'phone','token':'X','notation':'x'}              | unknown-token",
                "dance  | {'id':'7','client':'phone','token':'T'}                             | unknown-verb",
                "ACT    | {'id':'7','client':'phone','token':'T','notation':'x'}              | unknown-verb",
                "act/x  | {'id':'7','client':'phone','token':'T','notation':'x'}              | unknown-verb",
                "take-back | {'id':'7','client':'phone','token':'T','actions':0}              | bad-field",
                "take-back | {'id':'7','client':'phone','token':'T','actions':-1}             | bad-field",
                "take-back | {'id':'7','client':'phone','token':'T','actions':1.5}            | bad-field",
                "take-back | {'id':'7','client':'phone','token':'T','actions':1e9}            | bad-field",
                "take-back | {'id':'7','client':'phone','token':'T','actions':'1'}            | bad-field",
                "take-back | {'id':'7','client':'phone','token':'T','actions':99999999999}    | bad-field",
                "press  | {'id':'7','client':'phone','token':'T','button':'fire'}             | bad-field",
                "let-stand | {'id':'7','client':'phone','token':'T','toMove':'white'}         | bad-field",
            })
    void aBadCommandIsRefusedWithAWordForTheProgramAndASentenceForPeople(String verb, String payload, String reason) {
        String filled = payload.replace('\'', '"').replace("\"T\"", "\"" + OPERATOR + "\"");
        assertThat(reasonOf(verb, filled.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo(reason);
    }

    @Test
    void refusalsAreRateLimited() throws Exception {
        for (int i = 0; i < 400; i++) {
            hear("act", "rubbish");
        }
        hear("act", with(OPERATOR, ",'notation':' '"));
        int refusals = 0;
        ReplyPayload reply = reply();
        while (reason(reply).equals("not-json")) {
            refusals++;
            reply = reply();
        }
        assertThat(reason(reply)).isEqualTo("bad-field");
        assertThat(refusals).isBetween(1, 120);
    }

    @Test
    void theQueueIsLimitedInBytes() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Consumer<UnstampedMessage> stuck = message -> {
            reading.countDown();
            hold(goOn);
        };
        try (CommandReceiver slow = new CommandReceiver(Samples.TOKENS, new Replies(), () -> 0, stuck, passed::add)) {
            byte[] mebibyte = new byte[1 << 20];
            slow.hear(new ReceivedMessage("command/act", mebibyte.clone(), false));
            Wait.until("the first is read", reading);
            for (int i = 0; i < 1_000; i++) {
                slow.hear(new ReceivedMessage("command/act", new byte[20_000], false));
                slow.hear(new ReceivedMessage("command/" + "x".repeat(1_000), new byte[16_000], false));
            }
            assertThat(slow.waitingBytes()).isLessThan(100_000);
            goOn.countDown();
        }
    }

    private static void hold(CountDownLatch until) {
        try {
            Wait.until("the end of the test", until);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void invalidUtf8AndOverlongPayloadsAreRefused() {
        assertThat(reasonOf("act", new byte[] {'"', (byte) 0xff, '"'}, false)).isEqualTo("not-json");
        assertThat(reasonOf("act", new byte[EnvelopeReader.MAX_BYTES + 1], false))
                .isEqualTo("too-large");
        assertThat(reasonOf("act", "[".repeat(16_000).getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo("not-json");
        assertThat(reasonOf("act", "{\"a\":".repeat(3_000).getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo("not-json");
        assertThat(reasonOf("pause", with(OPERATOR, "").getBytes(StandardCharsets.UTF_8), true))
                .isEqualTo("retained");
    }

    @Test
    void theAnswerGoesToTheOwnerOfTheTokenAndElseToTheClientOrToUnknown() throws Exception {
        hear("act", "rubbish");
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/unknown");
        hear("dance", with(OPERATOR, ""));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/phone");
        hear("act", with("nobody's", ",'notation':'x'"));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/phone");
        hear("act", with(OPERATOR, ",'notation':7"));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/operator/phone");
        hear("act", with(OPERATOR, ",'notation':'x'"));
        incomingCommand().answer(Optional.of(new CommandAnswer.Done("So it is.")));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/operator/phone");
    }

    @ParameterizedTest
    @CsvSource({
        "act,              0, ''",
        "act,              1, ''",
        "take-back,        1, ''",
        "press,            1, ''",
        "act,              2, not-yours",
        "press,            2, not-yours",
        "take-back,        2, not-yours",
        "redo,             1, ''",
        "redo,             2, not-yours",
        "accept-take-back, 1, ''",
        "accept-take-back, 2, not-yours",
        "decline-take-back, 0, ''",
        "decline-take-back, 2, not-yours",
        "name-roll,        1, not-yours",
        "let-stand,        1, not-yours",
        "start,            1, not-yours",
        "start-from-table, 1, not-yours",
        "pause,            1, not-yours",
        "resume,           1, not-yours",
        "resign,           1, ''",
        "resign,           2, not-yours",
        "offer-draw,       2, not-yours",
        "accept-draw,      2, not-yours",
        "decline-draw,     0, ''",
        "new-game,         2, ''",
        "start,            0, ''",
        "let-stand,        0, ''",
    })
    void aSeatActsForItselfAndTheOperatorMayDoAll(String verb, String digit, String reason) {
        JsonObject command = Contract.command(verb, digit.repeat(32));
        assertThat(reasonOf(verb, command.toString().getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo(reason);
    }

    @Test
    void aSeatNeedNotNameItselfAndTheOperatorMayLeaveTheSeatOpen() throws Exception {
        hear("act", with(WHITE, ",'notation':'a1-b1'"));
        assertThat(incomingCommand().commandRequest())
                .isEqualTo(new CommandRequest.Order(new Command.Act(Optional.of(Samples.WHITE), "a1-b1")));
        hear("act", with(OPERATOR, ",'notation':'a1-b1'"));
        assertThat(incomingCommand().commandRequest())
                .isEqualTo(new CommandRequest.Order(new Command.Act(Optional.empty(), "a1-b1")));
        hear("resign", with(WHITE, "").replace("\"7\"", "\"9\""));
        assertThat(incomingCommand().commandRequest())
                .isEqualTo(new CommandRequest.Order(new Command.End(Optional.of(Samples.WHITE), EndRequest.RESIGN)));
        hear("new-game", with(WHITE, "").replace("\"7\"", "\"10\""));
        assertThat(incomingCommand().commandRequest())
                .isEqualTo(new CommandRequest.Order(new Command.NewGame(Optional.of(Samples.WHITE))));
        hear("press", with(WHITE, ",'button':'help'").replace("\"7\"", "\"8\""));
        assertThat(incomingCommand().commandRequest())
                .isEqualTo(new CommandRequest.PressRequest(Optional.empty(), ButtonMeaning.HELP));
    }

    @Test
    void aPendingCommandIsNotPassedOnAgain() throws Exception {
        hear("pause", with(OPERATOR, ""));
        hear("pause", with(OPERATOR, ""));
        hear("resume", with(OPERATOR, "").replace("\"7\"", "\"8\""));
        IncomingCommand first = incomingCommand();
        assertThat(incomingCommand().commandRequest()).isEqualTo(new CommandRequest.PauseSwitch(false));
        first.answer(Optional.of(new CommandAnswer.Done("Paused.")));
        assertThat(reply().id()).isEqualTo("7");
        assertThat(passed).isEmpty();
    }

    @Test
    void aCommandOfAnEarlierRunIsNotExecutedAgain() throws Exception {
        hear("take-back", with(WHITE, ",'actions':1"));
        String cause = incomingCommand().cause();
        Replies afterRestart = new Replies();
        afterRestart.remember(List.of(cause));
        try (CommandReceiver later =
                new CommandReceiver(Samples.TOKENS, afterRestart, () -> 0, said::add, passed::add)) {
            later.hear(new ReceivedMessage(
                    "command/take-back", with(WHITE, ",'actions':1").getBytes(StandardCharsets.UTF_8), false));
            ReplyPayload reply = reply();
            assertThat(reply.result()).isEqualTo(ReplyPayload.ReplyResult.ACCEPTED);
            assertThat(reply.verb()).isEqualTo("take-back");
        }
        assertThat(passed).isEmpty();
    }

    @Test
    void aReplyGoesToTheSendersCurrentSeat() throws Exception {
        hear("choose-game", with(WHITE, ",'game':'chess'"));
        IncomingCommand chosen = incomingCommand();
        commandReceiver.seat(AccessTokens.of(OPERATOR, Map.of(new Seat("Red"), WHITE)));
        chosen.answer(Optional.of(new CommandAnswer.Done("Chess is played now.")));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/Red/phone");
        hear("choose-game", with(WHITE, ",'game':'chess'"));
        assertThat(Wait.next("the same answer", said).suffix()).isEqualTo("reply/Red/phone");
        assertThat(passed).as("sent again it acts once").isEmpty();
    }

    @Test
    void aSenderThatLostItsSeatStillGetsItsReply() throws Exception {
        hear("choose-game", with(WHITE, ",'game':'chess'"));
        IncomingCommand chosen = incomingCommand();
        commandReceiver.seat(
                AccessTokens.of(OPERATOR, Map.of(new Seat("Red"), WHITE)).seating(List.of()));
        chosen.answer(Optional.of(new CommandAnswer.Done("Chess is played now.")));
        assertThat(Wait.next("a reply", said).suffix()).isEqualTo("reply/phone");
        hear("pause", with(WHITE, ""));
        assertThat(reply().reason()).contains(RefusalReason.UNKNOWN_TOKEN);
    }

    @Test
    void theSameIdOfAnotherSenderIsAnotherCommand() throws Exception {
        hear("take-back", with(WHITE, ",'actions':1"));
        hear("take-back", with(OPERATOR, ",'actions':1"));
        assertThat(incomingCommand().cause()).isNotEqualTo(incomingCommand().cause());
    }

    @Test
    void aRefusalOfTheTableNamesItsRule() throws Exception {
        hear("act", with(WHITE, ",'notation':'a1-c1'"));
        incomingCommand()
                .answer(Optional.of(new CommandAnswer.NotDone(Optional.of(Samples.OnlyRule.STEPS_ONE), "Too far.")));
        ReplyPayload reply = reply();
        assertThat(reply.reason()).contains(RefusalReason.RULE);
        assertThat(reply.rule()).contains("STEPS_ONE");
        assertThat(reply.section()).contains("2.1");
    }

    @Test
    void wrongTokensAreAnsweredTenTimesAMinuteAndValidOnesAlways() throws Exception {
        for (int i = 0; i < 50; i++) {
            hear("pause", with("f".repeat(32), ""));
        }
        hear("pause", with(OPERATOR, ""));
        incomingCommand().answer(Optional.empty());
        for (int i = 0; i < 10; i++) {
            assertThat(reply().reason()).contains(RefusalReason.UNKNOWN_TOKEN);
        }
        assertThat(reply().result()).isEqualTo(ReplyPayload.ReplyResult.ACCEPTED);
        assertThat(said).isEmpty();
    }

    @Test
    void aSlowTablesQueueIsLimited() throws Exception {
        for (int i = 0; i < 101; i++) {
            hear("pause", with(OPERATOR, "").replace("\"7\"", "\"n" + i + "\""));
        }
        assertThat(reply().reason()).contains(RefusalReason.BUSY);
        incomingCommand().answer(Optional.empty());
        assertThat(reply().result()).isEqualTo(ReplyPayload.ReplyResult.ACCEPTED);
        hear("pause", with(OPERATOR, "").replace("\"7\"", "\"n100\""));
        Wait.until("it is passed on", () -> passed.size() == 100);
    }
}
