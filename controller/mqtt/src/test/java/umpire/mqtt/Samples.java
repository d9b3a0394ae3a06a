package umpire.mqtt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.json.BoardPayload;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.GamesPayload;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.PlayersPayload;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.DiceNaming;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.announcement.Teaching;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DiceRow;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.FaceMark;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceLook;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/** A small made-up game whose bulletins use every field of the contract. */
public final class Samples {
    public static final LongSupplier CLOCK_MS = () -> System.nanoTime() / 1_000_000;

    private static final ActionKind MOVE = ActionKind.usual("move a tank");
    private static final Area.Tint RIVER = new Area.Tint("river");
    public static final Seat WHITE = new Seat("White");
    public static final Seat FIRST_ELF = new Seat("First Elf");
    public static final AccessTokens TOKENS = AccessTokens.of("0".repeat(32), tokens());
    public static final Place A = new Place("a1");
    public static final Place B = new Place("b1");
    public static final Place C = new Place("c1");
    public static final Token TANK = new Token("white-HVY");
    public static final Token ELF = new Token("elf");

    /** The one rule of the game. */
    public enum OnlyRule implements Rule {
        STEPS_ONE;

        @Override
        public String section() {
            return "2.1";
        }

        @Override
        public String says() {
            return "A piece steps one place.";
        }
    }

    private Samples() {}

    public static GamePayload sheet() {
        Board board = new Board(
                "Three in a row",
                180,
                90.5,
                List.of(
                        Area.rectangle(A, new Point(-50, 0), 50, 50, Area.Tint.DARK),
                        Area.rectangle(B, new Point(0, 0), 50, 50, Area.Tint.LIGHT),
                        Area.rectangle(C, new Point(50, 0), 50, 50, Area.Tint.HOME)),
                List.of(new Board.Road(A, B), new Board.Road(B, C, RIVER)),
                List.of(new Board.Terrain(RIVER, "River", "#5a7fa8")),
                List.of(new Board.BoardTag(240, new Point(-80, 30), 20)));
        List<Piece> pieces = List.of(
                new Piece(1, TANK, "White Heavy Tank", "HVY", "White", 20, 25),
                new Piece(2, TANK, "White Heavy Tank", "HVY", "White", 20, 25),
                new Piece(3, ELF, "Elf", "ELF", "", 20, 25));
        HouseRuling mayPass = new HouseRuling("mayPass", List.of("no", "yes"), "2.3", "May a player pass? No.");
        return new GamePayload(
                new GameId("three-in-a-row"),
                "Three in a Row",
                List.of(WHITE, FIRST_ELF),
                List.of(
                        new GamePayload.SidePayload("south", List.of(WHITE)),
                        new GamePayload.SidePayload("north", List.of(FIRST_ELF))),
                BoardPayload.of(board),
                GamePayload.TokenPayload.of(pieces),
                GamePayload.RulingPayload.of(List.of(mayPass), Map.of("mayPass", "yes")));
    }

    public static PlayersPayload players() {
        return new PlayersPayload(
                List.of(new PlayersPayload.PlayerPayload(WHITE, "Anna")),
                List.of(new PlayersPayload.OpponentPayload(FIRST_ELF, 2)),
                List.of(WHITE));
    }

    public static GamesPayload games() {
        return new GamesPayload(
                List.of(new GamesPayload.ChoicePayload(
                        new GameId("three-in-a-row"),
                        "Three in a Row",
                        List.of(new GamesPayload.QuestionPayload(
                                "board",
                                "small",
                                List.of("small", "large"),
                                Optional.of(List.of("Three by three", "Five by five")),
                                "How large the board is.")),
                        List.of(new GamesPayload.QuestionPayload(
                                "mayPass", "no", List.of("no", "yes"), Optional.empty(), "May a player pass? No.")))),
                List.of(new GamesPayload.UnfinishedPayload(
                        "17",
                        new GameId("three-in-a-row"),
                        "Three in a Row",
                        GamesPayload.AnswerPayload.of(Map.of("mayPass", "yes")),
                        Optional.of(List.of(new PlayersPayload.OpponentPayload(new Seat("O"), 2))),
                        12,
                        "2026-01-01T16:15:00Z",
                        "2026-01-01T17:00:00Z")));
    }

    public static TableSnapshot tableSnapshot(TableSnapshot.GameStatus standing, Map<Seat, View> seatViews) {
        return tableSnapshot(standing, seatViews, Map.of());
    }

    private static TableSnapshot tableSnapshot(
            TableSnapshot.GameStatus standing, Map<Seat, View> seatViews, Map<Seat, List<LegalAction>> seatLegal) {
        return new TableSnapshot(
                standing,
                new TableSnapshot.PlayedGame(new GameId("three-in-a-row"), "Three in a Row", List.of(WHITE, FIRST_ELF)),
                Optional.of(WHITE),
                12,
                new TableSnapshot.ShownState(
                        "T.E w",
                        view(),
                        seatViews,
                        List.of(TANK),
                        List.of(
                                new Score(WHITE, 1, "units", List.of(new Score.Reason(1, "a tank")))
                                        .decidedBy(
                                                true,
                                                new Score.Goal(3, "points").upTo(50),
                                                new Score.Goal(14, "units").lostAt(9)),
                                new Score(FIRST_ELF, 0, "units")),
                        List.of(
                                NamedValue.of("round", 2).upTo(7),
                                NamedValue.of("bag", List.of("gold bar")).of("First Elf")),
                        List.of(0.61, 0.39)),
                new TableSnapshot.LegalActions(
                        List.of(new LegalAction(
                                WHITE,
                                "a1-b1",
                                "The tank moves from a1 to b1",
                                List.of(),
                                List.of(A, B),
                                List.of(new LegalAction.TakenFrom(A, List.of(TANK, TANK))),
                                List.of(new LegalAction.Way(A, B), new LegalAction.Way(A, C)),
                                List.of(new Standing(TANK, new Spot.Lying(B, new Pose(12.34, -40, 90), 5, 10), false)),
                                MOVE,
                                Optional.of("+2 points"),
                                Optional.empty())),
                        seatLegal),
                waiting(new Prompt(
                        Prompt.Need.CHOICE,
                        Optional.of(WHITE),
                        "White to move.",
                        List.of(new Prompt.Option("a1-b1", "The tank moves from a1 to b1", MOVE, List.of(A, B))),
                        0,
                        List.of(),
                        List.of(new Cue(A, Cue.Role.MAY_ACT, 0, "move a tank"), new Cue(C, Cue.Role.LAST_ACTION, 0)))),
                Optional.empty(),
                new OpenRequests(
                        Optional.of(new DrawOffer(FIRST_ELF, List.of(WHITE))),
                        Optional.of(new TakeBackRequest(FIRST_ELF, false, 2, "b1-a1; White rolls 5", List.of(WHITE))),
                        3));
    }

    private static TableSnapshot.WaitingFor waiting(Prompt prompt) {
        LessonTold lesson = new LessonTold(
                "A first game",
                2,
                14,
                "A move",
                "Move the tank from a1 to b1.",
                LessonTold.Task.PLAY,
                true,
                Optional.of(WHITE),
                Optional.of("The tank goes from a1 to a2."),
                Optional.of("The tank on c3 goes to c2."),
                List.of("a1-b1"));
        return new TableSnapshot.WaitingFor(
                prompt, Optional.empty(), List.of(), true, new Teaching(Optional.of(lesson), false));
    }

    public static TableSnapshot ready() {
        return tableSnapshot(TableSnapshot.GameStatus.READY, Map.of());
    }

    /** Returns the same without a lesson. */
    public static TableSnapshot untaught() {
        TableSnapshot ready = ready();
        return new TableSnapshot(
                ready.status(),
                ready.game(),
                ready.turn(),
                ready.actionsPlayed(),
                ready.state(),
                ready.legal(),
                new TableSnapshot.WaitingFor(ready.prompt(), Optional.empty(), List.of(), false, Teaching.NONE),
                ready.outcome(),
                ready.requests());
    }

    public static TableSnapshot secrets() {
        View hand = new View(Placement.EMPTY, List.of(), List.of("You hold the cards 3 and 7."));
        LegalAction play = new LegalAction(WHITE, "play 7", "play the 7 in secret", List.of(), List.of());
        return tableSnapshot(
                TableSnapshot.GameStatus.READY, Map.of(WHITE, hand, FIRST_ELF, hand), Map.of(WHITE, List.of(play)));
    }

    public static TableSnapshot over() {
        TableSnapshot ready = ready();
        return new TableSnapshot(
                TableSnapshot.GameStatus.OVER,
                ready.game(),
                Optional.empty(),
                13,
                new TableSnapshot.ShownState(
                        "..T w",
                        ready.view(),
                        Map.of(),
                        ready.state().lost(),
                        ready.state().scores(),
                        List.of(),
                        List.of()),
                new TableSnapshot.LegalActions(
                        List.of(new LegalAction(
                                WHITE,
                                "roll 5",
                                "White rolls 5",
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of(),
                                ActionKind.UNTOLD,
                                Optional.empty(),
                                Optional.of(new LegalAction.Thrown(
                                        List.of(DieShown.of("d6", "5"), DieShown.of("sticker", "yellow", "sword")),
                                        "The elf runs away.")))),
                        Map.of()),
                new TableSnapshot.WaitingFor(
                        new Prompt(
                                Prompt.Need.CORRECTION,
                                Optional.empty(),
                                "Two pieces are out of place.",
                                List.of(),
                                -1,
                                List.of(
                                        new Correction(
                                                TANK, Optional.of(B), Optional.of(A), "Move the tank back to a1."),
                                        new Correction(ELF, Optional.empty(), Optional.of(C), "Put the elf on c1."),
                                        new Correction(ELF, Optional.of(B), Optional.empty(), "Take the elf away.")),
                                List.of(new Cue(B, Cue.Role.TAKE_FROM, 1), new Cue(A, Cue.Role.PUT_TO, 1))),
                        Optional.empty(),
                        List.of(new DiceNaming(
                                WHITE,
                                15,
                                List.of("3", "10"),
                                false,
                                List.of("1", "2", "10"),
                                List.of(new DiceNaming.OpenDie(List.of("6", "9"), "in White's tray near h4")))),
                        false,
                        Teaching.NONE),
                Optional.of(new Outcome("checkmate", List.of(WHITE), OnlyRule.STEPS_ONE, "White wins.")),
                OpenRequests.NONE);
    }

    private static View view() {
        return new View(
                new Placement(List.of(
                        Standing.on(A, TANK),
                        new Standing(ELF, new Spot.Lying(new Place("elf"), new Pose(12.34, -40, 90), 5, 10), true))),
                List.of(new Mark(A, "squads", "2", "The tank counts double.")),
                List.of("The moon is full."),
                List.of(new AttackArrow(A, B)),
                List.of(new DiceRow(
                        WHITE, "pool", List.of(DieShown.of("d10", "7"), DieShown.of("sticker", "yellow", "sword")))),
                List.of(new PieceLook(
                        new Place("elf"),
                        "The Elf",
                        "ELF",
                        Optional.of(WHITE),
                        List.of(
                                new FaceMark.Dot(new Point(0, 12), 2.5, "#37b24d"),
                                new FaceMark.Polygon(
                                        List.of(new Point(0, 9), new Point(2, 3), new Point(-2, 3)), "#ffe066"),
                                new FaceMark.Word(new Point(0, 20), "x", "#37b24d"),
                                new FaceMark.Baseline(new Point(-10, -5), new Point(10, -5), "#ffe066")))));
    }

    public static List<GameLogEntry> told() {
        return List.of(
                new GameLogEntry(
                                "event",
                                "The tank moved to a1.",
                                Optional.of("STEPS_ONE"),
                                Optional.of("2.1"),
                                List.of(A),
                                Optional.empty(),
                                Optional.empty(),
                                true)
                        .by(WHITE, 11),
                new GameLogEntry("roll", "White rolls 5.", Optional.empty(), Optional.empty(), List.of())
                        .by(WHITE, 12)
                        .rolling("roll for the tank", List.of(DieShown.of("d6", "5"))),
                new GameLogEntry("help", "White to move.", Optional.empty(), Optional.empty(), List.of()));
    }

    public static Observation observation(long frame) {
        Pose pose = new Pose(10.04 + frame * 0.01, -20, 359.8);
        return new Observation(
                frame,
                1000 + frame,
                true,
                false,
                false,
                List.of(
                        new Sighting.Holds(A, List.of(new SeenToken(TANK, 1, pose, 0.9))),
                        new Sighting.Empty(B),
                        new Sighting.Hidden(C, "hand")),
                List.of(new SeenToken(ELF, 3, pose, 1)),
                List.of(
                        new SeenDie("d6", Optional.of("5"), false, pose, 0.99),
                        new SeenDie("d6", Optional.empty(), true, pose, 0)),
                List.of("The far-left corner tag is out of sight."));
    }

    public static List<Rgb> lights() {
        return List.of(Rgb.DARK, new Rgb(0, 255, 64), Rgb.DARK);
    }

    public static Health health() {
        return new Health(
                OptionalLong.of(85),
                List.of(new Health.HealthStage("detect", 21.54, 40)),
                List.of(
                        new Health.Part("camera", Health.HealthState.OK, "virtual camera"),
                        new Health.Part("leds", Health.HealthState.OFF, "no strip configured"),
                        new Health.Part("journal", Health.HealthState.OK, "48 entries")),
                List.of("One corner tag is worn."));
    }

    /** Returns the tokens in turn order, which assigns the chairs. */
    private static Map<Seat, String> tokens() {
        Map<Seat, String> tokens = new LinkedHashMap<>();
        tokens.put(WHITE, "1".repeat(32));
        tokens.put(FIRST_ELF, "2".repeat(32));
        return tokens;
    }
}
