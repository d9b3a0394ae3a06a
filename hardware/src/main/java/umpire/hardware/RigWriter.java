package umpire.hardware;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a rig in a readable form, each number as short as it can be without loss. */
final class RigWriter {
    private final StringBuilder text = new StringBuilder();

    String write(Rig rig) {
        camera(rig.camera());
        table(rig.table());
        leds(rig.leds(), rig.table());
        buttons(rig.buttons());
        dice(rig.dice());
        sensors(rig.sensors());
        buzzer(rig.buzzer());
        devices(rig.devices());
        return text.toString();
    }

    String writeCamera(Camera camera) {
        camera(camera);
        return text.toString();
    }

    private void camera(Camera camera) {
        line("camera:");
        line("  widthPx: " + camera.widthPx());
        line("  heightPx: " + camera.heightPx());
        line("  matrix:");
        line("    fxPx: " + number(camera.fxPx()));
        line("    fyPx: " + number(camera.fyPx()));
        line("    cxPx: " + number(camera.cxPx()));
        line("    cyPx: " + number(camera.cyPx()));
        String distortion = camera.distortion().stream().map(RigWriter::number).collect(Collectors.joining(", "));
        line("  distortion: [" + distortion + "]");
        line("  rmsPx: " + number(camera.rmsPx()));
    }

    private void table(Table table) {
        line("table:");
        line("  widthMm: " + number(table.widthMm()));
        line("  heightMm: " + number(table.heightMm()));
        line("tags:");
        line("  dictionary: " + table.dictionary());
        line("  cornerTagMm: " + number(table.cornerTagMm()));
        line("  corners:");
        for (Table.CornerTag corner : table.corners()) {
            line("    - {id: " + corner.id() + ", name: " + quoted(corner.name()) + ", "
                    + position(corner.xMm(), corner.yMm()) + "}");
        }
    }

    private void leds(Leds leds, Table table) {
        int count = leds.leds().size();
        line("leds:");
        if (leds.leds().equals(Leds.roundTheEdge(table, count).leds())) {
            line("  roundTheEdge: " + count);
        } else {
            line("  each:");
            leds.leds().forEach(led -> line("    - {" + position(led.xMm(), led.yMm()) + "}"));
        }
        line("  chip: " + leds.chip().name().toLowerCase(Locale.ROOT));
        line("  supplyAmperes: " + number(leds.supplyAmperes()));
    }

    private void buttons(Buttons buttons) {
        line(buttons.buttons().isEmpty() ? "buttons: []" : "buttons:");
        for (Buttons.Button button : buttons.buttons()) {
            line("  - {side: " + button.side() + ", press: " + button.press() + ", bcm: " + button.bcm() + "}");
        }
    }

    private void dice(List<DieSize> dice) {
        line(dice.isEmpty() ? "dice: []" : "dice:");
        dice.forEach(die -> line("  - {kind: " + die.kind() + ", edgeMm: " + number(die.edgeMm())
                + die.taught().map(look -> ", taught: " + quoted(look.file())).orElse("") + "}"));
    }

    private void sensors(PresenceSensors sensors) {
        line(sensors.grids().isEmpty() ? "sensors: []" : "sensors:");
        for (PresenceSensors.SensorGrid grid : sensors.grids()) {
            String chip =
                    grid.chip() == PresenceSensors.NO_CHIP ? "" : "chip: 0x" + Integer.toHexString(grid.chip()) + ", ";
            String at = "[" + number(grid.xMm()) + ", " + number(grid.yMm()) + "]";
            line("  - {" + chip + "pins: " + grid.firstPin() + "-" + grid.lastPin() + ", firstAt: " + at + ", columns: "
                    + grid.columns() + ", pitchMm: " + number(grid.pitchMm()) + "}");
        }
    }

    private void buzzer(Buzzer buzzer) {
        if (!buzzer.equals(Buzzer.usual())) {
            line("buzzer:");
            line("  bcm: " + buzzer.bcm());
            line("  sounds: " + buzzer.sounds().name().toLowerCase(Locale.ROOT));
        }
    }

    private void devices(Devices devices) {
        line("devices:");
        line("  camera: " + quoted(devices.camera().written()));
        line("  lights: " + quoted(devices.lights().written()));
        line("  buttons: " + quoted(devices.buttons().written()));
        if (!(devices.presence() instanceof WireSource.DrawnWire)) {
            line("  presence: " + quoted(devices.presence().written()));
        }
        if (!(devices.buzzer() instanceof WireSource.DrawnWire)) {
            line("  buzzer: " + quoted(devices.buzzer().written()));
        }
    }

    private static String position(double xMm, double yMm) {
        return "xMm: " + number(xMm) + ", yMm: " + number(yMm);
    }

    private static String number(double number) {
        boolean whole = number == Math.rint(number) && Math.abs(number) < 1e9;
        boolean negativeZero = number == 0 && Math.copySign(1, number) < 0;
        return whole && !negativeZero ? String.valueOf((long) number) : Double.toString(number);
    }

    private static String quoted(String name) {
        return name.matches("[a-z][a-z-]*") ? name : "'" + name.replace("'", "''") + "'";
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
