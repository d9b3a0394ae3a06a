package umpire.vision.observe;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** The golden pairs of the chequered table, see {@link GoldenPair}. */
class GoldenTest {
    private static final Set<String> WITH_DICE =
            Set.of("dice", "stickers", "paper-dice", "leaning-paper-dice", "dice-of-sizes");
    private static final List<DieType> BOX = List.of(
            DieType.pips(16, 4),
            BoxOfDice.YELLOW,
            BoxOfDice.BLUE,
            BoxOfDice.ELF,
            BoxOfDice.TANK,
            BoxOfDice.INFANTRY,
            BoxOfDice.TEN);

    private static final List<DieType> OF_SIZES = List.of(
            new DieType(DieType.PIPS, "small", DieType.pips(12, 1).faces(), 12, "", 4),
            new DieType(DieType.PIPS, "large", DieType.pips(22, 1).faces(), 22, "", 4),
            BoxOfDice.YELLOW,
            BoxOfDice.LARGE_ELF);

    static Map<String, TableScene> scenes() {
        TableScene twenty = ChequeredTable.scene(20, 11);
        Map<String, TableScene> scenes = new LinkedHashMap<>();
        scenes.put("plain", twenty);
        scenes.put("hand", twenty.withHands(Hand.open(-30, -70)));
        scenes.put("glare", twenty.withLight(Light.EVEN.glaring(new Glare(-80, 60, 50, 0.9))));
        scenes.put(
                "dim-and-warm",
                twenty.withLight(Light.EVEN.at(0.5).of(3200).uneven(0.3, 10)).withShot(new ShotSettings(0.6, 4, 20)));
        scenes.put(
                "knocked",
                twenty.withBump(new CameraBump(12, 8, -15, -0.8, 0.9, -2.5))
                        .withHands(new Hand(440, -290, 25, 280, Hand.Shape.OPEN, Velocity.NONE)));
        scenes.put(
                "dice",
                ChequeredTable.scene(6, 11)
                        .with(TwinDie.flat("a", new Pose(330, 150, 20), 5))
                        .with(TwinDie.flat("b", new Pose(-330, 170, 60), 2))
                        .with(TwinDie.flat("c", new Pose(-22, 28, 75), 6))
                        .with(TwinDie.flat("d", new Pose(300, 220, 10), 4).leaning(30, 40)));
        scenes.put(
                "stickers",
                ChequeredTable.scene(6, 11)
                        .with(TwinDie.flat("a", BoxOfDice.YELLOW, new Pose(330, 150, 20), 1))
                        .with(TwinDie.flat("b", BoxOfDice.YELLOW, new Pose(352, 158, 77), 4))
                        .with(TwinDie.flat("c", BoxOfDice.BLUE, new Pose(-330, 170, 160), 2))
                        .with(TwinDie.flat("d", BoxOfDice.BLUE, new Pose(-22, 28, 245), 3))
                        .with(TwinDie.flat("e", BoxOfDice.ELF, new Pose(310, -180, 300), 6))
                        .with(TwinDie.flat("f", BoxOfDice.ELF, new Pose(300, 220, 10), 4)
                                .leaning(30, 40)));
        scenes.put(
                "paper-dice",
                ChequeredTable.scene(6, 11)
                        .with(TwinDie.flat("a", BoxOfDice.TANK, new Pose(340, 120, 20), 5))
                        .with(TwinDie.flat("b", BoxOfDice.INFANTRY, new Pose(-340, 170, 140), 2))
                        .with(TwinDie.flat("c", BoxOfDice.TANK, new Pose(-75, -25, 75), 8))
                        .with(TwinDie.flat("d", BoxOfDice.TEN, new Pose(330, -150, 200), 7))
                        .with(TwinDie.flat("e", BoxOfDice.TEN, new Pose(330, 230, 10), 10)));
        scenes.put(
                "leaning-paper-dice",
                ChequeredTable.scene(6, 11)
                        .with(TwinDie.flat("a", BoxOfDice.TANK, new Pose(340, 130, 20), 5)
                                .leaning(27, 140))
                        .with(TwinDie.flat("b", BoxOfDice.INFANTRY, new Pose(-340, 170, 140), 2)
                                .leaning(35, 300))
                        .with(TwinDie.flat("c", BoxOfDice.TANK, new Pose(-75, -25, 75), 8))
                        .with(TwinDie.flat("d", BoxOfDice.TEN, new Pose(330, -150, 200), 7)
                                .leaning(30, 60)));
        scenes.put(
                "dice-of-sizes",
                ChequeredTable.scene(6, 11)
                        .with(TwinDie.flat("a", OF_SIZES.get(0), new Pose(330, 150, 20), 5))
                        .with(TwinDie.flat("b", OF_SIZES.get(0), new Pose(-22, 28, 75), 3))
                        .with(TwinDie.flat("c", OF_SIZES.get(1), new Pose(365, 165, 50), 4))
                        .with(TwinDie.flat("d", OF_SIZES.get(1), new Pose(-330, 170, 10), 6))
                        .with(TwinDie.flat("e", OF_SIZES.get(2), new Pose(310, -180, 300), 2))
                        .with(TwinDie.flat("f", OF_SIZES.get(3), new Pose(340, -140, 130), 6))
                        .with(TwinDie.flat("g", OF_SIZES.get(3), new Pose(-75, -25, 200), 1)));
        TableScene turned = TableScene.empty().withBoardAt(new Pose(20, -15, 27));
        scenes.put(
                "turned",
                turned.withPieces(List.of(
                        new StandingPiece(ChequeredTable.piece(3), turned.tablePose(ChequeredTable.centreOf("b7"))),
                        new StandingPiece(ChequeredTable.piece(18), turned.tablePose(ChequeredTable.centreOf("g2"))),
                        new StandingPiece(ChequeredTable.piece(31), turned.tablePose(new Pose(0, 78, 10))))));
        return scenes;
    }

    static Stream<String> names() {
        return scenes().keySet().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("names")
    void theObservationMatchesTheGoldenText(String name) throws IOException {
        TableScene scene = scenes().get(name);
        List<DieType> box = name.equals("dice-of-sizes") ? OF_SIZES : BOX;
        new GoldenPair(rig(name), ChequeredTable.board(), ChequeredTable.pieces(), box)
                .check(name, scene, look -> new Claims(scene, look).areNeverWrong());
    }

    /** Dice need the reference camera's pixels; other objects are tested with fewer. */
    private static Rig rig(String name) {
        return WITH_DICE.contains(name) ? ChequeredTable.LARGE : ChequeredTable.SMALL;
    }
}
