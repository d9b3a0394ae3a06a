package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.drawing.sheet.BoxPart;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.sheet.PageRange;
import umpire.drawing.sheet.TooLargeException;
import umpire.hardware.Rig;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.print.GameBoxes;

/** Writes PDF files to print: the box of a game, or the table's own parts. */
@Command(
        name = "print",
        description = {
            "Write the board, pieces, dice and player aids of a game as PDF to scale, ready to cut and fold.",
            "A large board is printed in tiles. Every piece and die has its tag, and one page explains how to make each. A printed ruler",
            "shows whether the printer kept the scale: print at 100 %%, never fitted to the page."
        },
        mixinStandardHelpOptions = true,
        subcommands = {PrintBoardCommand.class, PrintCornerTagsCommand.class},
        footer = {
            "",
            "Examples:",
            "  ./umpire print ogre-chess                           ogre-chess.pdf for A4",
            "  ./umpire print all --paper A3                       each game's box, a file each",
            "  ./umpire print ground-force --only pieces --out pieces.pdf",
            "  ./umpire print ogre-chess --piece \"White Ogre\"       a piece that was lost",
            "  ./umpire print ogre-chess --pages 2-3               only these pages",
            "  ./umpire print ground-force --duplex                cards with backs on the other side",
            "  ./umpire print calibration-board                    calibration-board.pdf for A4",
            "  ./umpire print corner-tags --rig rig.yaml           corner-tags.pdf for that table"
        })
public final class PrintCommand implements Callable<Integer> {
    private static final String ALL = "all";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "the game whose box is printed, or all")
    private Optional<String> game = Optional.empty();

    @Option(
            names = "--only",
            paramLabel = "PART",
            split = ",",
            description = "the parts to print, with commas: board, pieces, dice, aids (default: all)")
    private List<String> only = List.of();

    @Option(
            names = "--piece",
            paramLabel = "NAME",
            description = "only the pieces whose name contains this, such as \"Heavy Tank\"")
    private Optional<String> piece = Optional.empty();

    @Option(names = "--list", description = "only list what to buy or cut, and write no file")
    private boolean list;

    @Option(names = "--pages", paramLabel = "FROM-TO", description = "only these pages of the document: 3, or 2-5")
    private Optional<String> pages = Optional.empty();

    @Option(
            names = "--duplex",
            description =
                    "print backs on the other side of the paper, flipped on its long edge (default: beside their fronts, to be folded)")
    private boolean duplex;

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description = "a variant or a scenario, as 'umpire games' lists them; may be repeated")
    private Map<String, String> options = new LinkedHashMap<>();

    @Mixin
    private PrintOptions output = new PrintOptions();

    @Override
    public Integer call() {
        String name = game.orElseThrow(() -> usage("say what to print: a game, all, calibration-board or corner-tags"));
        Paper paper = output.paper(spec.commandLine());
        if (!name.equals(ALL)) {
            return print(name, paper);
        }
        if (output.named()) {
            throw usage("--out names one file; 'print all' writes a file for each game into this folder");
        }
        GameCatalogue.STANDARD.playable().forEach(each -> print(each.id().name(), paper));
        return 0;
    }

    private int print(String name, Paper paper) {
        Game<?, ?> opened = switch (GameCatalogue.STANDARD.open(new GameChoice(name, options, Map.of()))) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw usage(bad.why());
        };
        Rig table = output.rig();
        table.fault(opened.board(), opened.pieces(), opened.dice()).ifPresent(fault -> {
            throw new CommandFailure(fault);
        });
        BoxSheets box = chosen(duplex ? GameBoxes.of(opened, table).onBothSides() : GameBoxes.of(opened, table));
        if (list) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(opened.title());
            box.list().forEach(line -> out.println("- " + line));
            out.flush();
            return 0;
        }
        try {
            return output.write(
                    spec.commandLine(),
                    name + ".pdf",
                    box.pages(paper, parts()).pdf(range()),
                    "the box of " + opened.title() + " for " + paper + ".");
        } catch (TooLargeException tooLarge) {
            throw new CommandFailure(String.valueOf(tooLarge.getMessage()), tooLarge);
        } catch (IllegalArgumentException noPage) {
            throw new CommandFailure(name + ".pdf: " + noPage.getMessage(), noPage);
        } catch (IOException e) {
            throw new CommandFailure("the pages could not be drawn: " + e.getMessage(), e);
        }
    }

    private BoxSheets chosen(BoxSheets box) {
        if (piece.isEmpty()) {
            return box;
        }
        BoxSheets some = box.ofPieces(piece.get());
        if (some.pieceNames().isEmpty()) {
            throw usage("no piece of this box is called '" + piece.get() + "'; there are "
                    + String.join(", ", box.pieceNames()));
        }
        return some;
    }

    private PageRange range() {
        return pages.map(written -> PageRange.parse(written)
                        .orElseThrow(() ->
                                usage("--pages is a page such as 3, or pages such as 2-5, not '" + written + "'")))
                .orElse(PageRange.ALL);
    }

    private List<BoxPart> parts() {
        if (only.isEmpty()) {
            return piece.isPresent() ? List.of(BoxPart.PIECES) : List.of(BoxPart.values());
        }
        return only.stream()
                .map(word -> Arrays.stream(BoxPart.values())
                        .filter(part -> part.name().equalsIgnoreCase(word.strip()))
                        .findFirst()
                        .orElseThrow(() -> usage("--only is board, pieces, dice or aids, not '" + word + "'")))
                .distinct()
                .toList();
    }

    private ParameterException usage(String says) {
        return new ParameterException(spec.commandLine(), says);
    }
}
