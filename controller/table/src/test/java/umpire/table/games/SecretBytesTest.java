package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.mqtt.connection.OutgoingMessage;
import umpire.mqtt.payload.Topics;
import umpire.mqtt.publishing.Announcer;
import umpire.mqtt.publishing.MessageStamp;
import umpire.recording.GameHeader;
import umpire.recording.GameRecord;
import umpire.recording.GameRecordText;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.MainLine;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.toy.Morra;
import umpire.web.payload.HistoryPayload;

/** Secret declarations, and changes to them, never alter a byte of the public messages. */
class SecretBytesTest {
    private static final long SEED = 7;
    private static final int MOST_ACTIONS = 150;
    private static final int DECLARED_IN = 4;
    private static final int TRIED = 3;

    /** Every game with a state in which some but not all seats have declared in secret. */
    @Test
    void publicMessagesRevealNoDeclarationOrChange() {
        int compared = compare(new Morra());
        Stream<Game<?, ?>> listed = GameCatalogue.STANDARD.playable().stream()
                .map(factory ->
                        GameCatalogue.open(factory.id().name(), Map.of()).orThrow());
        compared += listed.mapToInt(SecretBytesTest::compare).sum();
        assertThat(compared).as("pairs of declarations").isGreaterThanOrEqualTo(DECLARED_IN * TRIED);
    }

    private static <S, A> int compare(Game<S, A> game) {
        Random random = new Random(SEED);
        S state = game.opening();
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(Entry.EntryKind.SET_UP, game.writePosition(state)));
        int compared = 0;
        int declaredIn = 0;
        for (int i = 0; i < MOST_ACTIONS && declaredIn < DECLARED_IN; i++) {
            Awaited awaited = game.awaited(state);
            if (awaited instanceof Awaited.Nothing) {
                break;
            }
            if (awaited instanceof Awaited.Declarations open) {
                declaredIn++;
                for (Seat seat : open.missing().size() > 1 ? open.missing() : open.declared()) {
                    compared += compare(game, state, List.copyOf(entries), seat, random);
                }
            }
            A action = RandomAction.of(game, state, random::nextInt);
            entries.add(new Entry(Entry.EntryKind.PLAYED, game.write(action)));
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        return compared;
    }

    /** Compares the public messages after a declaration, after others, and after a changed one: all must be equal. */
    private static <S, A> int compare(Game<S, A> game, S state, List<Entry> entries, Seat seat, Random random) {
        List<String> own = game.actions(state).stream()
                .filter(action -> game.seatOf(state, action).equals(seat))
                .map(game::write)
                .toList();
        boolean anew = ((Awaited.Declarations) game.awaited(state)).declared().contains(seat);
        String first = own.getFirst();
        List<String> once = anew ? heard(game, entries, seat) : heard(game, entries, seat, first);
        for (int i = 0; i < TRIED; i++) {
            String other = own.get(random.nextInt(own.size()));
            assertThat(heard(game, entries, seat, other))
                    .as("%s: %s", game.title(), other)
                    .isEqualTo(once);
            if (!other.equals(first)) {
                assertThat(heard(game, entries, seat, other, first))
                        .as("%s: %s, then %s", game.title(), other, first)
                        .isEqualTo(once);
            }
        }
        return TRIED;
    }

    private static <S, A> List<String> heard(Game<S, A> game, List<Entry> entries, Seat seat, String... declared) {
        GameSession<S, A> session = GameSession.resume(game, entries);
        Announcer announcer = new Announcer();
        announcer.recall(session.account(Announcer.RECENT));
        MessageStamp stamp = new MessageStamp(InstantSource.fixed(Instant.EPOCH));
        List<String> heard = new ArrayList<>();
        List<Entry> recorded = new ArrayList<>(entries);
        announcer.tableSnapshot(session.tableSnapshot(), List.of()).forEach(each -> hear(heard, stamp.stamp(each)));
        for (String notation : declared) {
            Command act = new Command.Act(Optional.of(seat), notation);
            StepResult<S, A> step = session.step(new Input.Ordered(act, 0));
            assertThat(step.answer()).containsInstanceOf(CommandAnswer.Done.class);
            session = step.next();
            recorded.addAll(step.entries());
            announcer
                    .tableSnapshot(session.tableSnapshot(), step.told())
                    .forEach(each -> hear(heard, stamp.stamp(each)));
        }
        heard.addAll(saved(game, recorded));
        return heard;
    }

    /** Returns the files of the game that anyone may save. */
    private static List<String> saved(Game<?, ?> game, List<Entry> entries) {
        MainLine line = MainLine.of(game, entries);
        GameRecord record = GameRecord.of(
                new GameHeader(game.id(), Map.of()),
                game.title(),
                entries,
                Collections.nCopies(entries.size(), 0L),
                line);
        return List.of(
                GameRecordText.write(record),
                HistoryPayload.of(record, line.past()).text());
    }

    private static void hear(List<String> heard, OutgoingMessage message) {
        if (!message.suffix().startsWith(Topics.SEAT)) {
            heard.add(message.suffix()
                    + (message.retained() ? " retained " : " ")
                    + new String(message.payload(), StandardCharsets.UTF_8));
        }
    }
}
