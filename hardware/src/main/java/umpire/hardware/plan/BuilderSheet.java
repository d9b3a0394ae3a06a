package umpire.hardware.plan;

import java.util.List;
import java.util.Locale;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;

/** Writes the builder's sheet of a rig in Markdown: parts, wiring, power and camera mount. */
public final class BuilderSheet {
    private static final List<Integer> HIGHER_MM = List.of(0, 100, 200, 300);

    private final Rig rig;
    private final StringBuilder text = new StringBuilder();

    private BuilderSheet(Rig rig) {
        this.rig = rig;
    }

    /**
     * Returns the sheet.
     *
     * @param name of the rig file
     * @param drawing the name of the file with the wiring, if there is one
     */
    public static String of(Rig rig, String name, String drawing) {
        BuilderSheet sheet = new BuilderSheet(rig);
        sheet.line("# Parts and wiring of " + name).line("");
        sheet.line("Computed from the rig file by `./umpire hardware --rig " + name
                + "`. After a change of the rig file, run the command again.");
        sheet.parts();
        sheet.wiring(drawing);
        sheet.power();
        sheet.camera();
        return sheet.text.toString();
    }

    private BuilderSheet line(String line) {
        text.append(line).append('\n');
        return this;
    }

    private void head(String title, String... columns) {
        line("").line("## " + title).line("");
        if (columns.length > 0) {
            line("| " + String.join(" | ", columns) + " |");
            line("|" + "---|".repeat(columns.length));
        }
    }

    private void parts() {
        head("Parts", "how many", "what", "for what", "about €");
        List<PartLine> parts = PartsList.of(rig);
        for (PartLine part : parts) {
            line(String.format(
                    Locale.ROOT,
                    "| %d | %s | %s | %s |",
                    part.count(),
                    part.name(),
                    part.why(),
                    part.euros() == 0 ? "" : part.euros()));
        }
        line("").line(String.format(
                Locale.ROOT,
                "About %d € in all.",
                parts.stream().mapToInt(PartLine::euros).sum()));
    }

    private void wiring(String drawing) {
        List<Wire> wires = PinTable.of(rig);
        if (wires.isEmpty()) {
            head("Wiring");
            line("Nothing is wired.");
            return;
        }
        head("Wiring");
        line("![Wiring](" + drawing + ")").line("");
        line("| part | contact | from | |").line("|---|---|---|---|");
        for (Wire wire : wires) {
            line("| " + String.join(" | ", wire.part(), wire.contact(), wire.from(), wire.note()) + " |");
        }
        if (wires.stream().anyMatch(wire -> wire.headerPin() > 0)) {
            line("").line(
                            "Pins are counted along the header from the end with the SD card. The rig file uses the BCM numbers. "
                                    + "Wire nothing while the power is on.");
        }
    }

    private void power() {
        if (!PartsList.lit(rig)) {
            return;
        }
        PowerBudget power = PowerBudget.of(rig.leds());
        head("Power");
        line("| | |").line("|---|---|");
        line(String.format(
                Locale.ROOT,
                "| %d LEDs, all white at full brightness | %.1f A |",
                power.leds(),
                power.everythingWhiteAmperes()));
        line(String.format(Locale.ROOT, "| all LEDs dark | %.1f A |", power.darkAmperes()));
        line(String.format(
                Locale.ROOT,
                "| limit in the rig file; the table dims all LEDs equally to stay below it | %s A |",
                PartsList.trimmed(power.allowedAmperes())));
        line(String.format(
                Locale.ROOT, "| supply to buy, 5 V | %d A, %d W |", power.supplyAmperes(), 5 * power.supplyAmperes()));
        line(String.format(
                Locale.ROOT, "| fuse in its positive wire | %s A |", PartsList.trimmed(power.fuseAmperes())));
        line(String.format(Locale.ROOT, "| wire from supply to strip | %s mm² |", PartsList.trimmed(power.wireMm2())));
        line(String.format(
                Locale.ROOT, "| points at which power is fed into the strip, both ends first | %d |", power.feeds()));
        line("").line("The Pi has a supply of its own. Never feed the strip through its header.");
    }

    private void camera() {
        Table table = rig.table();
        head("Camera mount");
        line(String.format(
                Locale.ROOT,
                "The lens looks straight down on the middle of the table of %.0f x %.0f mm. It must see all corner tags and a hand's",
                table.widthMm(),
                table.heightMm()));
        line(
                "breadth around them. A tag's module is the side of one of its little squares: 3 px are enough to read it, 5 px are good.");
        line("");
        Camera lens = rig.camera();
        line(String.format(
                Locale.ROOT,
                "**The lens of the rig file** sees %.0f degrees across and %.0f degrees in depth:",
                CameraMount.acrossDeg(lens.widthPx(), lens.fxPx()),
                CameraMount.acrossDeg(lens.heightPx(), lens.fyPx())));
        line("").line("| lens above the table | seen of its plane | pixels a millimetre | a corner tag's module |")
                .line("|---|---|---|---|");
        double focalPx = Math.max(lens.fxPx(), lens.fyPx());
        double leastMm = CameraMount.leastHeightMm(table, lens.widthPx(), lens.heightPx(), focalPx);
        for (int higherMm : HIGHER_MM) {
            CameraMount seen = CameraMount.at(leastMm + higherMm, table, lens.widthPx(), lens.heightPx(), focalPx);
            line(String.format(
                    Locale.ROOT,
                    "| %.0f mm%s | %.0f x %.0f mm | %.2f | %.1f px |",
                    seen.heightMm(),
                    higherMm == 0 ? ", the lowest" : "",
                    seen.seenWidthMm(),
                    seen.seenDepthMm(),
                    seen.pxPerMm(),
                    seen.tagModulePx()));
        }
        line("").line(
                        "**Cameras of a Raspberry Pi**, each at its lowest height for this table and focused on the table. The column *sharp* gives the distances");
        line("below the lens at which the blur is at most one pixel:");
        line("").line(
                        "| camera | pictures | sees across | lens above the table | pixels a millimetre | a corner tag's module | sharp | about € |");
        line("|---|---|---|---|---|---|---|---|");
        for (CameraLens one : CameraLens.RASPBERRY_PI) {
            CameraMount mount = CameraMount.of(one, table);
            line(String.format(
                    Locale.ROOT,
                    "| %s | %d x %d | %.0f degrees | %.0f mm | %.2f | %.1f px | %.0f to %s mm | %d |",
                    one.name(),
                    one.widthPx(),
                    one.heightPx(),
                    CameraMount.acrossDeg(one.widthPx(), one.focalPx()),
                    mount.heightMm(),
                    mount.pxPerMm(),
                    mount.tagModulePx(),
                    mount.sharpFromMm(),
                    Double.isInfinite(mount.sharpToMm())
                            ? "any"
                            : String.format(Locale.ROOT, "%.0f", mount.sharpToMm()),
                    one.euros()));
        }
    }
}
