package umpire.hardware.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.hardware.Rig;

/** Draws the wires of a rig: the header on the left if there is one, the parts on the right, each wire in its own colour. */
public final class WiringDrawing {
    private static final int ROW = 24;
    private static final int TOP = 64;
    private static final int HEADER_X = 210;
    private static final int PIN_STEP = 26;
    private static final int PARTS_X = 560;
    private static final int WIDTH = 1000;
    private static final List<String> COLOURS =
            List.of("#b3261e", "#1d5fa8", "#2f7d32", "#b26a00", "#6a3fa0", "#00796b", "#ad1457", "#5d4037");

    private final StringBuilder svg = new StringBuilder();

    private WiringDrawing() {}

    /** Returns the drawing as SVG; without wires it says so. */
    public static String of(Rig rig, String name) {
        return new WiringDrawing().drawn(PinTable.of(rig), name);
    }

    private String drawn(List<Wire> wires, String name) {
        Map<String, List<Wire>> parts = new LinkedHashMap<>();
        wires.forEach(wire ->
                parts.computeIfAbsent(wire.part(), part -> new ArrayList<>()).add(wire));
        boolean header = wires.stream().anyMatch(wire -> wire.headerPin() > 0);
        int rows = parts.values().stream().mapToInt(list -> list.size() + 2).sum();
        int height = TOP + Math.max(rows * ROW, header ? Header.PINS / 2 * PIN_STEP + ROW : ROW) + ROW;
        line(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">",
                WIDTH,
                height));
        line(String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, height));
        line(String.format(Locale.ROOT, "<text x=\"20\" y=\"30\" font-size=\"18\">Wiring of %s</text>", escaped(name)));
        if (wires.isEmpty()) {
            line(String.format(Locale.ROOT, "<text x=\"20\" y=\"%d\">Nothing is wired.</text>", TOP + ROW));
        }
        int row = 0;
        int part = 0;
        for (Map.Entry<String, List<Wire>> entry : parts.entrySet()) {
            part(entry.getKey(), entry.getValue(), TOP + row * ROW, COLOURS.get(part % COLOURS.size()));
            row += entry.getValue().size() + 2;
            part++;
        }
        if (header) {
            header();
        }
        line("</svg>");
        return svg.toString();
    }

    private void line(String line) {
        svg.append(line).append('\n');
    }

    private static int pinX(int pin) {
        return HEADER_X + (pin % 2 == 0 ? PIN_STEP : 0);
    }

    private static int pinY(int pin) {
        return TOP + (pin - 1) / 2 * PIN_STEP + ROW;
    }

    /** Draws the header over the wires, so that they do not cross out its labels. */
    private void header() {
        line(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">Raspberry Pi, the header</text>", HEADER_X - 60, TOP));
        Header.names().forEach((pin, name) -> {
            boolean left = pin % 2 == 1;
            line(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%d\" cy=\"%d\" r=\"7\" fill=\"%s\" stroke=\"#444444\"/>",
                    pinX(pin),
                    pinY(pin),
                    fill(name)));
            line(String.format(
                    Locale.ROOT,
                    "<text x=\"%d\" y=\"%d\" font-size=\"11\" text-anchor=\"%s\" paint-order=\"stroke\" stroke=\"#ffffff\" stroke-width=\"4\">%s</text>",
                    pinX(pin) + (left ? -14 : 14),
                    pinY(pin) + 4,
                    left ? "end" : "start",
                    pin + "  " + name));
        });
    }

    private static String fill(String name) {
        return switch (name) {
            case "ground" -> "#444444";
            case "5 V" -> "#d9534f";
            case "3.3 V" -> "#f0ad4e";
            default -> "#ffffff";
        };
    }

    private void part(String name, List<Wire> wires, int top, String colour) {
        line(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\" fill=\"#f6f6f6\" stroke=\"%s\"/>",
                PARTS_X,
                top,
                WIDTH - PARTS_X - 20,
                (wires.size() + 1) * ROW,
                colour));
        line(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>",
                PARTS_X + 12,
                top + 17,
                escaped(name)));
        int y = top + ROW + 17;
        for (Wire wire : wires) {
            line(String.format(
                    Locale.ROOT,
                    "<text x=\"%d\" y=\"%d\" font-size=\"12\">%s  ←  %s</text>",
                    PARTS_X + 12,
                    y,
                    escaped(wire.contact()),
                    escaped(wire.from())));
            if (wire.headerPin() > 0) {
                wire(wire, y - 4, colour);
            }
            y += ROW;
        }
    }

    /** Draws a wire. A wire to the left row of pins passes below its pin, not through the neighbouring one. */
    private void wire(Wire wire, int toY, String colour) {
        int fromX = pinX(wire.headerPin());
        int fromY = pinY(wire.headerPin());
        boolean left = wire.headerPin() % 2 == 1;
        int passY = left ? fromY + PIN_STEP / 2 : fromY;
        line(String.format(
                Locale.ROOT,
                "<path d=\"M%d %d%s C%d %d %d %d %d %d\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s/>",
                fromX,
                fromY,
                left
                        ? " L" + fromX + " " + passY + " L" + (fromX + PIN_STEP + 70) + " " + passY
                        : " L" + (fromX + 70) + " " + passY,
                PARTS_X - 120,
                passY,
                PARTS_X - 120,
                toY,
                PARTS_X,
                toY,
                wire.from().contains("ground") ? "#444444" : colour,
                wire.from().contains("ground") ? " stroke-dasharray=\"5 4\"" : ""));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
