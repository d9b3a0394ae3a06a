package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.mqtt.connection.OutgoingMessage;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.publishing.Announcer;
import umpire.mqtt.publishing.MessageStamp;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.toy.Muster;
import umpire.rules.kernel.toy.ToyGames;

/** In every state of every game each message is below 64 KiB, and nothing is left out of it. */
class PayloadSizeTest {
    private static final long SEED = 64;
    private static final int GAMES = 2;
    private static final int MOST_ACTIONS = 200;
    /** {@code -Dumpire.looked.every=1} checks every position. The longest messages of every twentieth position are as long. */
    private static final int LOOKED_AT_EVERY = Integer.getInteger("umpire.looked.every", 20);

    private static final int LOOKS = 20;
    private static final long FRAME_MS = 100;

    static Stream<Game<?, ?>> games() {
        Stream<Game<?, ?>> listed = GameCatalogue.STANDARD.playable().stream()
                .map(factory ->
                        GameCatalogue.open(factory.id().name(), Map.of()).orThrow());
        return Stream.of(listed, ToyGames.ALL.stream(), Stream.<Game<?, ?>>of(new Muster()))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMessageIsShortEnough(Game<?, ?> game) {
        stamped(new Announcer().game(GamePayload.of(game, Map.of(), Map.of()))).forEach(PayloadSizeTest::check);
        int looked = 0;
        for (int i = 0; i < GAMES; i++) {
            looked += playOut(game, new Random(SEED + i));
        }
        assertThat(looked).as("positions looked at").isGreaterThanOrEqualTo(GAMES);
    }

    private static <S, A> int playOut(Game<S, A> game, Random random) {
        S state = game.opening();
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(Entry.EntryKind.SET_UP, game.writePosition(state)));
        int looked = 0;
        for (int i = 0; i < MOST_ACTIONS; i++) {
            if (i % LOOKED_AT_EVERY == 0) {
                lookAt(game, entries);
                looked++;
            }
            if (game.awaited(state) instanceof Awaited.Nothing) {
                break;
            }
            A action = RandomAction.of(game, state, random::nextInt);
            entries.add(new Entry(Entry.EntryKind.PLAYED, game.write(action)));
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        lookAt(game, entries);
        return looked;
    }

    private static <S, A> void lookAt(Game<S, A> game, List<Entry> entries) {
        GameSession<S, A> session = GameSession.resume(game, entries);
        said(session).forEach(PayloadSizeTest::check);
        said(swept(game, session)).forEach(PayloadSizeTest::check);
    }

    /** Returns a session in which all pieces were swept off the table, and each must be put back. */
    private static <S, A> GameSession<S, A> swept(Game<S, A> game, GameSession<S, A> session) {
        List<Sighting> empty = game.board().areas().stream()
                .map(area -> (Sighting) new Sighting.Empty(area.place()))
                .toList();
        GameSession<S, A> now = session;
        for (int i = 1; i <= LOOKS; i++) {
            long nowMs = i * FRAME_MS;
            Observation seen = new Observation(i, nowMs, true, false, false, empty, List.of(), List.of(), List.of());
            now = now.step(new Input.Looked(seen, nowMs)).next();
        }
        return now;
    }

    private static Stream<OutgoingMessage> said(GameSession<?, ?> session) {
        return stamped(new Announcer().tableSnapshot(session.tableSnapshot(), session.account(Announcer.RECENT)));
    }

    private static Stream<OutgoingMessage> stamped(List<UnstampedMessage> messages) {
        MessageStamp stamp = new MessageStamp(InstantSource.fixed(Instant.EPOCH));
        return messages.stream().map(stamp::stamp);
    }

    private static void check(OutgoingMessage message) {
        assertThat(message.payload().length).as("bytes of " + message.suffix()).isLessThan(64 * 1024);
        assertThat(new String(message.payload(), StandardCharsets.UTF_8))
                .as(message.suffix())
                .doesNotContain("\"omitted\"");
    }
}
