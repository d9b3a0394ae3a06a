package umpire.table.wiring;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.mqtt.MqttLink;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.payload.PlayersPayload;
import umpire.recording.GameHeader;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;
import umpire.table.games.GameChoice;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;

/**
 * Holds the current game and changes it on request, on its own thread, one request at a time. The current game stops first, so that the
 * journal always has one owner. A choice is stored before it is announced.
 */
final class GameChanger implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameChanger.class);
    private static final int WAITING = 4;

    private final GameSurroundings around;
    /** The chairs whose players have connected a phone. Any thread may add one. */
    private final Set<String> phones = ConcurrentHashMap.newKeySet();

    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            Thread.ofPlatform().daemon().name("game-change").factory());
    private final GameInPlay inPlay;
    private volatile AccessTokens tokens;
    private Optional<MqttLink> link = Optional.empty();
    private Runnable lookAnew = () -> {};
    private int number = 1;
    private boolean closed;

    /**
     * Starts with a game.
     *
     * @param inPlay receives each current game, including the first
     */
    GameChanger(GameSurroundings around, OpenedSession<?, ?> first, AccessTokens tokens, GameInPlay inPlay) {
        this.around = around;
        this.inPlay = inPlay;
        this.tokens = tokens;
        inPlay.set(new GameTable<>(around, number, first));
    }

    /** Returns the access tokens for the current game. Thread-safe. */
    AccessTokens tokens() {
        return tokens;
    }

    /**
     * Starts the first game.
     *
     * @param to publishes the current game, now and after each change
     * @param eyes switches the camera to another game
     */
    synchronized void start(MqttLink to, Runnable eyes) throws IOException {
        link = Optional.of(to);
        lookAnew = eyes;
        introduce(to, "");
        inPlay.now().record();
        inPlay.now().start();
    }

    /** Takes a request, and answers it on a thread of the table's own. Returns at once. */
    void order(CommandRequest.ForTable choose, String cause, Consumer<CommandAnswer> answer) {
        try {
            thread.execute(() -> answer.accept(answered(choose, cause)));
        } catch (RejectedExecutionException busy) {
            answer.accept(CommandAnswer.notDone("the table is being made ready for a game; ask again in a moment"));
        }
    }

    /** Takes a request from the page of the virtual table, which has the operator's rights. */
    Future<CommandAnswer> order(CommandRequest.ForTable choose) {
        CompletableFuture<CommandAnswer> answer = new CompletableFuture<>();
        order(choose, "", answer::complete);
        return answer;
    }

    /** Notes a chair whose player has connected a phone, and publishes it. Returns at once. */
    void connect(String chair) {
        if (phones.add(chair)) {
            try {
                thread.execute(this::tellPlayers);
            } catch (RejectedExecutionException busy) {
                LOG.info("the phone of chair {} is published with the next change of players", chair);
            }
        }
    }

    private CommandAnswer answered(CommandRequest.ForTable choose, String cause) {
        try {
            return switch (choose) {
                case CommandRequest.Hint hint -> inPlay.now().hint(hint.seat());
                case CommandRequest.TableChange changed -> change(changed, cause);
            };
        } catch (RuntimeException bug) {
            LOG.error("a bug while changing to {}", choose, bug);
            return CommandAnswer.notDone("this failed because of a bug in the table; the log says more");
        }
    }

    private synchronized CommandAnswer change(CommandRequest.TableChange choose, String cause) {
        if (closed) {
            return CommandAnswer.notDone("the table is being stopped");
        }
        return switch (choose) {
            case CommandRequest.NamePlayer named -> name(named);
            case CommandRequest.SeatOpponent asked -> seat(asked);
            case CommandRequest.GameChange other -> changeGame(other, cause);
        };
    }

    private CommandAnswer name(CommandRequest.NamePlayer named) {
        List<Seat> seats = inPlay.now().game().seats();
        CommandAnswer answer = around.players().name(seats, named);
        tellPlayers();
        return answer;
    }

    private CommandAnswer seat(CommandRequest.SeatOpponent asked) {
        GameTable<?, ?> now = inPlay.now();
        CommandAnswer answer = around.opponents().seat(now.game().seats(), asked, now.underWay());
        tellPlayers();
        return answer;
    }

    private synchronized void tellPlayers() {
        List<Seat> seats = inPlay.now().game().seats();
        List<Seat> phoning = IntStream.range(0, seats.size())
                .filter(index -> phones.contains(String.valueOf(index + 1)))
                .mapToObj(seats::get)
                .toList();
        link.ifPresent(to -> to.players(new PlayersPayload(
                around.players().payload(seats), around.opponents().payload(seats), phoning)));
    }

    private CommandAnswer changeGame(CommandRequest.GameChange choose, String cause) {
        if (choose.seat().isPresent() && inPlay.now().underWay()) {
            return CommandAnswer.notDone(
                    "Finish this game, or ask the operator: only the operator may choose another one before it is over.");
        }
        return switch (wanted(choose)) {
            case Parsed.Bad<Wanted> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<Wanted> good -> change(good.value(), choose.seat(), cause);
        };
    }

    /** A game to start, and the journal's game that it continues; empty for a new one. */
    private record Wanted(OpenedSession<?, ?> seating, Optional<RecordedGame> earlier) {
        String says() {
            String title = seating.game().title();
            return earlier.isEmpty() ? title + " is played now." : title + " goes on where it was left.";
        }
    }

    private Parsed<Wanted> wanted(CommandRequest.GameChange choose) {
        return switch (choose) {
            case CommandRequest.ChooseGame fresh ->
                opened(new GameChoice(fresh.game(), fresh.answers(), Map.of()))
                        .then(game -> fresh(game, fresh.answers()));
            case CommandRequest.GoBack back ->
                around.kept()
                        .find(around.journal(), back.unfinished())
                        .then(earlier -> opened(GameChoice.of(earlier.header())).then(game -> goingOn(game, earlier)));
        };
    }

    private Parsed<Wanted> fresh(Game<?, ?> game, Map<String, String> answers) {
        GameHeader header =
                new GameHeader(game.id(), answers, inPlay.now().header().settings());
        return Parsed.good(new Wanted(OpenedSession.of(game, header, List.of()), Optional.empty()));
    }

    private static Parsed<Wanted> goingOn(Game<?, ?> game, RecordedGame earlier) {
        try {
            return Parsed.good(
                    new Wanted(OpenedSession.of(game, earlier.header(), earlier.entries()), Optional.of(earlier)));
        } catch (IllegalArgumentException doesNotFold) {
            return Parsed.bad("that game cannot go on: " + doesNotFold.getMessage());
        }
    }

    /** Opens a game. Returns an error if it cannot be played on this table. */
    private Parsed<Game<?, ?>> opened(GameChoice choice) {
        return switch (around.settings().play().games().open(choice)) {
            case Parsed.Bad<? extends Game<?, ?>> bad -> Parsed.bad(bad.why());
            case Parsed.Good<? extends Game<?, ?>> good ->
                around.settings()
                        .rig()
                        .fault(
                                good.value().board(),
                                good.value().pieces(),
                                good.value().dice())
                        .<Parsed<Game<?, ?>>>map(Parsed::bad)
                        .orElseGet(() -> Parsed.good(good.value()));
        };
    }

    /** Changes the game. Steps that may fail come first. Once the choice is in the journal, the change is final. */
    private CommandAnswer change(Wanted wanted, Optional<Seat> asking, String cause) {
        GameTable<?, ?> before = inPlay.now();
        String whose = asking.map(before.game().seats()::indexOf)
                .filter(chair ->
                        chair >= 0 && chair < wanted.seating().game().seats().size())
                .map(chair -> wanted.seating().game().seats().get(chair) + " chose: ")
                .orElse("");
        try {
            AccessTokens seats = tokens.seating(wanted.seating().game().seats());
            GameTable<?, ?> next = new GameTable<>(around, number + 1, wanted.seating());
            before.close();
            Optional<Long> left = around.journal().current().map(RecordedGame::row);
            around.journal().append(wanted.seating().header(), List.of(StartupGame.chosen(wanted.earlier())), cause);
            number++;
            tokens = seats;
            String says = wanted.says() + " "
                    + around.opponents()
                            .beginGame(
                                    wanted.seating().game().seats(),
                                    left,
                                    wanted.earlier().map(RecordedGame::row),
                                    around.kept().rows(around.journal()));
            goOnWith(next, whose + says);
            return new CommandAnswer.Done(says);
        } catch (JournalException e) {
            goOnWith(before.again(), "");
            return CommandAnswer.notDone(String.valueOf(e.getMessage()));
        }
    }

    private void goOnWith(GameTable<?, ?> next, String news) {
        inPlay.set(next);
        link.ifPresent(to -> introduce(to, news));
        lookAnew.run();
        try {
            next.record();
        } catch (IOException e) {
            LOG.warn("this game is not recorded: {}", e.getMessage());
        }
        next.start();
    }

    private void introduce(MqttLink to, String news) {
        to.seat(tokens);
        inPlay.now().introduce(to, news);
        to.games(around.kept().payload(around.journal(), around.opponents()));
        tellPlayers();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        stop();
    }

    private synchronized void stop() {
        closed = true;
        inPlay.now().close();
    }
}
