package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.drawing.raster.KnownSheets;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** The camera reads every piece that a hand of the virtual table puts somewhere, by click or by dragging. */
class PutIsReadTest {
    private static final long DONE_MS = 3_000;
    private static final int STATES_FOR_A_PUT = 50;
    private static final int MOST_STATES = 2_000;
    private static final double DRAGGED_OFF_MM = 12;

    /** A move of a piece between two places, with the placement before it. */
    private record Put(Placement before, Token token, Place from, Place to) {}

    static Stream<Game<?, ?>> games() {
        return LaidIsReadTest.games().filter(game -> !game.id().name().equals("diceland-ogre"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void movedPiecesAreRead(Game<?, ?> game) {
        assertThat(unread(game, puts(game, 8))).isEmpty();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    void manyMoreAreReadToo(Game<?, ?> game) {
        assertThat(unread(game, puts(game, 150))).isEmpty();
    }

    @Test
    void anElfIsReadBesideAnOgreOnAThing() {
        List<Put> puts = Stream.of(
                        beside(16, "gold"),
                        beside(16, "ruby"),
                        beside(3, "gold"),
                        beside(8, "amber"),
                        beside(14, "gold"))
                .flatMap(put -> Stream.of(put, put, put, put))
                .toList();
        assertThat(unread(GameCatalogue.open("ogres-and-elves", Map.of()).orThrow(), puts))
                .isEmpty();
    }

    private static Put beside(int number, String thing) {
        Place mine = new Place("mine-" + number);
        Place from = new Place("mine-" + (number == 16 ? 15 : number + 1));
        Token elf = new Token("elf-red");
        Placement before = new Placement(List.of(
                new Standing(new Token(thing), new Spot.On(mine), true),
                Standing.on(mine, new Token("ogre-1")),
                Standing.on(from, elf)));
        return new Put(before, elf, from, mine);
    }

    /** Returns moves from random games, half of them to occupied places if the game has such. */
    private static <S, A> List<Put> puts(Game<S, A> game, int most) {
        List<S> states = new ArrayList<>();
        RandomStates.choices(game, 12, Math.min(MOST_STATES, most * STATES_FOR_A_PUT), states::add);
        List<Put> taken = new ArrayList<>();
        List<Put> free = new ArrayList<>();
        Random random = new Random(6);
        for (S state : states) {
            S next = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
            put(game.show(state), game.show(next))
                    .ifPresent(put -> (put.before().visibleByPlace().containsKey(put.to()) ? taken : free).add(put));
        }
        List<Put> puts = new ArrayList<>(few(taken, most / 2));
        puts.addAll(few(free, most - puts.size()));
        assertThat(puts).isNotEmpty();
        return puts;
    }

    private static List<Put> few(List<Put> all, int most) {
        return Stream.iterate(0, i -> i < all.size(), i -> i + Math.max(1, all.size() / most))
                .map(all::get)
                .toList();
    }

    private static Optional<Put> put(Placement before, Placement after) {
        List<HandSteps.HandStep> steps = HandSteps.between(before, after).steps();
        return steps.stream()
                .filter(step -> steps.size() == 1
                        && step.takes().isPresent()
                        && step.puts().isPresent())
                .map(step ->
                        new Standing[] {step.takes().orElseThrow(), step.puts().orElseThrow()})
                .filter(step -> step[0].token().equals(step[1].token())
                        && step[0].spot() instanceof Spot.On
                        && step[1].spot() instanceof Spot.On
                        && !step[0].covered())
                .map(step -> new Put(
                        before,
                        step[0].token(),
                        step[0].spot().place(),
                        step[1].spot().place()))
                .findFirst();
    }

    /** Returns the moves that were not read. Every other piece is dropped off the middle of its place. */
    private static List<String> unread(Game<?, ?> game, List<Put> puts) {
        List<String> unread = new ArrayList<>();
        Random random = new Random(7);
        VirtualTable table = new VirtualTable(LaidIsReadTest.RIG.table(), game.board(), game.pieces(), List.of());
        try (TwinCamera camera = TwinCamera.of(LaidIsReadTest.RIG, game, 1);
                VisionPipeline eye = KnownSheets.eye(LaidIsReadTest.RIG, game)) {
            for (int i = 0; i < puts.size(); i++) {
                Put put = puts.get(i);
                long nowMs = 2 * DONE_MS * i;
                table.arrange(put.before(), i, nowMs);
                move(game, table, put, i % 2 == 0 ? 0 : DRAGGED_OFF_MM, random, nowMs);
                TableScene scene = table.at(nowMs + DONE_MS);
                try (Frame frame = camera.render(scene, i, nowMs + DONE_MS)) {
                    hidden(eye.look(frame).observation(), put)
                            .forEach(what -> unread.add(what + " of " + put + " as " + on(game, scene, put.to())));
                }
            }
        }
        return unread;
    }

    private static void move(Game<?, ?> game, VirtualTable table, Put put, double offMm, Random random, long nowMs) {
        TableScene scene = table.at(nowMs);
        int tag = on(game, scene, put.from()).stream()
                .filter(piece -> piece.token().equals(put.token()))
                .findFirst()
                .orElseThrow()
                .tag();
        Point centre = game.board().area(put.to()).centre();
        double angle = 2 * Math.PI * random.nextDouble();
        Pose there = scene.tablePose(
                new Pose(centre.xMm() + offMm * Math.cos(angle), centre.yMm() + offMm * Math.sin(angle), 0));
        table.lift(tag, nowMs);
        table.carry(tag, there.xMm(), there.yMm(), nowMs + 100);
        table.drop(tag, nowMs + 1_000);
    }

    private static List<StandingPiece> on(Game<?, ?> game, TableScene scene, Place place) {
        return scene.pieces().stream()
                .filter(piece -> {
                    Pose pose = scene.boardPose(piece.pose());
                    return game.board()
                            .placeAt(new Point(pose.xMm(), pose.yMm()))
                            .equals(Optional.of(place));
                })
                .toList();
    }

    /** Returns places that cannot be read, and pieces that are not where they were put. */
    private static List<String> hidden(Observation seen, Put put) {
        List<String> hidden = new ArrayList<>();
        for (Sighting sighting : seen.sightings()) {
            if (sighting instanceof Sighting.Hidden unseen) {
                hidden.add(unseen.place() + " is hidden by " + unseen.by());
            }
        }
        boolean isThere = seen.sightings().stream()
                .filter(sighting -> sighting.place().equals(put.to()))
                .map(sighting -> sighting instanceof Sighting.Holds holds ? holds.tokens() : List.<SeenToken>of())
                .flatMap(Collection::stream)
                .anyMatch(token -> token.token().equals(put.token()));
        if (!isThere) {
            hidden.add(put.token() + " is not seen on " + put.to());
        }
        return hidden;
    }
}
