package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.LessonRequest;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.Action;
import umpire.rules.ogrechess.OgreChess;
import umpire.rules.ogrechess.Position;

/** The computer plays Black, a person White. */
class OpponentTest {
    private static final List<Entry> STOOD = List.of(
            new Entry(
                    Entry.EntryKind.SET_UP,
                    OgreChess.game().writePosition(OgreChess.game().opening())),
            new Entry(Entry.EntryKind.PLAYED, "e2-e3"),
            new Entry(Entry.EntryKind.TAKEN_BACK, "1"));

    private final SplittableRandom random = new SplittableRandom(4);

    private static <S, A> StateSnapshot<S> after(Game<S, A> game, String... played) {
        return session(game, played).snapshot();
    }

    private static <S, A> GameSession<S, A> session(Game<S, A> game, String... played) {
        List<Entry> entries = new ArrayList<>(STOOD);
        List.of(played).forEach(notation -> entries.add(new Entry(Entry.EntryKind.PLAYED, notation)));
        return GameSession.resume(game, entries);
    }

    private static <S, A> Opponent<S, A> black(Game<S, A> game) {
        return new Opponent<>(game, () -> Map.of(game.seats().get(1), PlayingLevel.ONE), 7, () -> false);
    }

    @Test
    void itsHandsStayAwayWhileOthersAreAsked() {
        var black = black(OgreChess.game());
        assertThat(black.isAsked(after(OgreChess.game()))).isFalse();
        assertThat(black.isAsked(GameSession.open(OgreChess.game()).snapshot())).isFalse();
        assertThat(black.isAsked(after(OgreChess.game(), "e2-e3"))).isTrue();
    }

    @Test
    void itChoosesForItsSeatAndAnotherActionOnARetry() {
        chooses(OgreChess.game());
    }

    private <S, A> void chooses(Game<S, A> game) {
        Opponent<S, A> black = black(game);
        S state = after(game, "e2-e3").state();
        for (int asked = 0; asked < 3; asked++) {
            A action = black.pick(state, random::nextInt);
            assertThat(game.actions(state)).contains(action);
            assertThat(game.seatOf(state, action)).isEqualTo(game.seats().get(1));
        }
    }

    @Test
    void withoutASeatItPlaysNothing() {
        var away = new Opponent<>(OgreChess.game(), Map::of, 7, () -> false);
        assertThat(away.isAway()).isTrue();
        assertThat(away.isAsked(after(OgreChess.game(), "e2-e3"))).isFalse();
        assertThat(away.answer(after(OgreChess.game(), "e2-e3"))).isEmpty();
    }

    /** When both sides roll at once, the table rolls only if it plays both. */
    @Test
    void aPersonStartsASharedRoll() {
        List<Seat> seats = OgreChess.game().seats();
        Dice dice = new Dice("d10", 5);
        Awaited.Roll shared = new Awaited.Roll(
                List.of(new Awaited.Roll.Thrower(seats.get(0), dice), new Awaited.Roll.Thrower(seats.get(1), dice)),
                Awaited.Roll.Counted.THROWN,
                "throw the dice");
        Awaited.Roll own = shared.by(shared.throwers().subList(1, 2));
        var black = black(OgreChess.game());
        assertThat(black.throwsAll(own)).isTrue();
        assertThat(black.throwsAll(shared)).isFalse();
        Map<Seat, PlayingLevel> both = Map.of(seats.get(0), PlayingLevel.ONE, seats.get(1), PlayingLevel.ONE);
        assertThat(new Opponent<>(OgreChess.game(), () -> both, 7, () -> false).throwsAll(shared))
                .isTrue();
    }

    /** People decide about taking back. The opponent goes on once they have. */
    @Test
    void itWaitsForPeopleToDecideOnTakingBack() {
        Seat white = OgreChess.game().seats().getFirst();
        assertThat(black(OgreChess.game()).isAsked(after(OgreChess.game(), "e2-e3", "e7-e6", "d2-d3")))
                .isTrue();
        var open = asked(OgreChess.game(), new Command.TakeBack(Optional.of(white), 2), "e2-e3", "e7-e6", "d2-d3");
        assertThat(open.tableSnapshot().requests().takeBack()).isPresent();
        assertThat(black(OgreChess.game()).answer(open)).isEmpty();
        assertThat(black(OgreChess.game()).isAsked(open)).isFalse();
    }

    @Test
    void itWaitsDuringALesson() {
        var taught = asked(OgreChess.game(), new Command.Teach(Optional.empty(), LessonRequest.BEGIN), "e2-e3");
        assertThat(taught.tableSnapshot().waiting().teaching().lesson()).isPresent();
        var all = new Opponent<>(
                OgreChess.game(),
                () -> Map.of(
                        OgreChess.game().seats().get(0), PlayingLevel.ONE,
                        OgreChess.game().seats().get(1), PlayingLevel.ONE),
                7,
                () -> false);
        assertThat(all.isAsked(after(OgreChess.game(), "e2-e3"))).isTrue();
        assertThat(all.isAsked(taught)).isFalse();
        assertThat(all.answer(taught)).isEmpty();
    }

    @Test
    void aLessonOutdatesAThought() {
        var now = new AtomicReference<>(after(OgreChess.game(), "e2-e3"));
        var time = new ThinkingTime<>(now::get, () -> 0);
        time.begin(now.get(), PlayingLevel.ONE);
        assertThat(time.isUp()).isFalse();
        now.set(asked(OgreChess.game(), new Command.Teach(Optional.empty(), LessonRequest.BEGIN), "e2-e3"));
        assertThat(time.isOvertaken()).isTrue();
        assertThat(time.isUp()).isTrue();
    }

    @Test
    void aDrawOfferInAnEvenGameIsDeclined() {
        Seat white = OgreChess.game().seats().getFirst();
        Seat black = OgreChess.game().seats().get(1);
        var told = asked(OgreChess.game(), new Command.End(Optional.of(white), EndRequest.OFFER_DRAW), "e2-e3");
        assertThat(black(OgreChess.game()).answer(told))
                .contains(new Command.End(Optional.of(black), EndRequest.DECLINE_DRAW));
    }

    /** White has all his units, Black a platoon. */
    @Test
    void aLostGameIsResignedButNotByABeginner() {
        Seat black = OgreChess.game().seats().get(1);
        assertThat(lost(PlayingLevel.FOUR))
                .containsExactly(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Command.End(Optional.of(black), EndRequest.RESIGN)));
        assertThat(lost(PlayingLevel.ONE)).containsOnly(Optional.empty());
    }

    private static List<Optional<Command>> lost(PlayingLevel level) {
        var opponent = new Opponent<>(
                OgreChess.game(), () -> Map.of(OgreChess.game().seats().get(1), level), 7, () -> false);
        List<Entry> entries = new ArrayList<>(List.of(
                new Entry(Entry.EntryKind.SET_UP, "i6c/8/8/8/8/8/IIIIIIII/MHGOCGHM b"),
                new Entry(Entry.EntryKind.PLAYED, "h8-g8"),
                new Entry(Entry.EntryKind.TAKEN_BACK, "1")));
        List<Optional<Command>> answers = new ArrayList<>();
        for (String round : List.of("", "h8-g8 e2-e3", "g8-h8 f2-f3")) {
            Optional<Command> answer = answer(opponent, entries);
            for (String notation : round.isEmpty() ? new String[0] : round.split(" ")) {
                entries.add(new Entry(Entry.EntryKind.PLAYED, notation));
                answer = answer(opponent, entries);
            }
            answers.add(answer);
        }
        return answers;
    }

    private static Optional<Command> answer(Opponent<Position, Action> opponent, List<Entry> entries) {
        return opponent.answer(GameSession.resume(OgreChess.game(), entries).snapshot());
    }

    private static <S, A> StateSnapshot<S> asked(Game<S, A> game, Command command, String... played) {
        return session(game, played)
                .step(new Input.Ordered(command, 1_000))
                .next()
                .snapshot();
    }

    @Test
    void itPlaysNoOtherSeat() {
        List<Seat> seats = OgreChess.game().seats();
        assertThat(black(OgreChess.game()).plays(seats.getFirst())).isFalse();
        assertThat(black(OgreChess.game()).plays(seats.get(1))).isTrue();
    }
}
