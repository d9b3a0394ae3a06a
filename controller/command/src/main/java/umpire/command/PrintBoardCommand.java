package umpire.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.sheet.CalibrationBoardSheet;

/** Writes a calibration board. */
@Command(
        name = "calibration-board",
        description = {
            "Write a board for the calibration of the camera as PDF.",
            "Glue the print onto something stiff and flat. A bent board makes the calibration wrong."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire print calibration-board --paper A3",
            "  ./umpire print calibration-board --board chessboard:9x6:25"
        })
final class PrintBoardCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PrintOptions options = new PrintOptions();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            description =
                    "Another board, named as for 'umpire calibrate': charuco:8x6:30:22:DICT_5X5_100 or chessboard:9x6:25.")
    private Optional<String> board = Optional.empty();

    @Override
    public Integer call() {
        Paper paper = options.paper(spec.commandLine());
        BoardPattern pattern = board.map(this::said).orElseGet(() -> CalibrationBoardSheet.fitting(paper));
        CalibrationBoardSheet.fault(pattern, paper).ifPresent(why -> {
            throw new ParameterException(spec.commandLine(), "--board: " + why + ".");
        });
        return options.write(
                spec.commandLine(),
                "calibration-board.pdf",
                CalibrationBoardSheet.pdf(pattern, paper),
                pattern.named() + " for " + paper + ". Calibrate with --board " + pattern.written());
    }

    private BoardPattern said(String text) {
        Parsed<BoardPattern> said = BoardRequest.parse(text)
                .then(request -> request.complete()
                        .<Parsed<BoardPattern>>map(Parsed::good)
                        .orElseGet(() -> Parsed.bad("to be printed a board needs all its parts, such as"
                                + " charuco:8x6:30:22:DICT_5X5_100 or chessboard:9x6:25")));
        return switch (said) {
            case Parsed.Good<BoardPattern> good -> checked(good.value());
            case Parsed.Bad<BoardPattern> bad ->
                throw new ParameterException(spec.commandLine(), "--board: " + bad.why());
        };
    }

    private BoardPattern checked(BoardPattern pattern) {
        CalibrationBoardSheet.tooFewTags(pattern).ifPresent(why -> {
            throw new ParameterException(spec.commandLine(), "--board: " + why);
        });
        return pattern;
    }
}
