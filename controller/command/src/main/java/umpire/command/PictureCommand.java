package umpire.command;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
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
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.guide.LaidGame;

/** Draws a game on the table from straight above. */
@Command(
        name = "picture",
        description = "Draw a game's opening or another position as a PNG picture of the table.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire picture ogre-chess                    the opening, into ogre-chess.png",
            "  ./umpire picture die-men --width 800 --out docs/picture/die-men.png"
        })
public final class PictureCommand implements Callable<Integer> {
    private static final int MOST_PX = 10_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", description = "the game")
    private String name = "";

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "the position, as 'umpire judge' prints it (default: the opening)")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--width",
            paramLabel = "PIXELS",
            defaultValue = "1200",
            description = "the width of the picture (default: ${DEFAULT-VALUE})")
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
        return LaidGame.printed(game, game.show(state));
    }

    private <T> T good(Parsed<? extends T> parsed) {
        return switch (parsed) {
            case Parsed.Good<? extends T> good -> good.value();
            case Parsed.Bad<? extends T> bad -> throw new ParameterException(spec.commandLine(), bad.why());
        };
    }
}
