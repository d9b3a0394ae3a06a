package umpire.command;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.drawing.raster.Raster;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.drawing.svg.LaidTable;
import umpire.hardware.Table;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Draws a game as it lies on the table, from straight above. */
@Command(
        name = "picture",
        description = "Draw a game as it lies on the table, as PNG: its beginning, or a position.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire picture ogre-chess                    ogre-chess.png, as the game begins",
            "  ./umpire picture die-men --width 800 --out docs/picture/die-men.png"
        })
public final class PictureCommand implements Callable<Integer> {
    private static final Pose DICE_AT = new Pose(400, -240, 0);
    private static final int SEED = 1;
    private static final int MOST_PX = 10_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", description = "the game")
    private String name = "";

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "as 'umpire judge' writes it (default: the beginning)")
    private Optional<String> position = Optional.empty();

    @Option(names = "--width", paramLabel = "PIXELS", defaultValue = "1200", description = "default: ${DEFAULT-VALUE}")
    private int widthPx;

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description = "a variant or a scenario, as 'umpire games' lists them; may be repeated")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--out", paramLabel = "FILE", description = "the PNG file to write")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        if (widthPx < 1 || widthPx > MOST_PX) {
            throw new ParameterException(spec.commandLine(), "--width is 1 to " + MOST_PX + " pixels, not " + widthPx);
        }
        Game<?, ?> game = good(GameCatalogue.STANDARD.open(new GameChoice(name, options, Map.of())));
        DrawnThing drawn = drawn(game);
        BufferedImage image = Raster.of(drawn, widthPx / drawn.widthMm());
        Path file = out.orElse(Path.of(name + ".png"));
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new CommandFailure(
                    file + " could not be written (" + FileTrouble.why(e)
                            + "); name a file in a folder that can be written with --out",
                    e);
        }
        PrintWriter writer = spec.commandLine().getOut();
        writer.println("Written to " + file + ".");
        writer.flush();
        return 0;
    }

    private <S, A> DrawnThing drawn(Game<S, A> game) {
        S state = position.map(text -> good(game.readPosition(text))).orElseGet(game::opening);
        return laid(game, game.show(state));
    }

    private static DrawnThing laid(Game<?, ?> game, Placement placement) {
        VirtualTable table =
                new VirtualTable(Table.standard(), game.board(), game.pieces(), TwinDie.all(game.dice(), DICE_AT));
        table.arrange(placement, SEED, 0);
        TableScene scene = table.at(0);
        GameDrawings drawings = GameDrawings.of(game, Table.standard().dictionary());
        List<LaidTable.LaidThing> things = new ArrayList<>();
        for (StandingPiece standing : scene.pieces()) {
            things.add(new LaidTable.LaidThing(drawings.face(standing.piece(), standing.face()), standing.pose()));
        }
        scene.dice()
                .forEach(die -> paper(game, die)
                        .ifPresent(piece -> things.add(new LaidTable.LaidThing(
                                drawings.face(piece, piece.faces().get(die.face() - 1)), die.pose()))));
        double right = game.board().widthMm() / 2;
        double far = game.board().heightMm() / 2;
        return LaidTable.of(
                drawings.board(game.board()),
                things.stream()
                        .filter(laid -> Math.abs(laid.pose().xMm()) < right
                                && Math.abs(laid.pose().yMm()) < far)
                        .toList());
    }

    /** A die that is a piece has its tags. */
    private static Optional<Piece> paper(Game<?, ?> game, TwinDie die) {
        return die.type().kind().equals(DieType.OCTAHEDRON)
                ? game.pieces().stream()
                        .filter(piece -> die.type().tags().containsAll(piece.tags()))
                        .findFirst()
                : Optional.empty();
    }

    private <T> T good(Parsed<? extends T> parsed) {
        return switch (parsed) {
            case Parsed.Good<? extends T> good -> good.value();
            case Parsed.Bad<? extends T> bad -> throw new ParameterException(spec.commandLine(), bad.why());
        };
    }
}
