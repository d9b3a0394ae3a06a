package umpire.hardware;

/**
 * Everything the builder measured about one table.
 *
 * @param camera the lens, as calibrated
 * @param table its size and corner tags
 * @param leds where each LED of the strip sits
 * @param buttons which pin each button is wired to
 */
public record Rig(Camera camera, Table table, Leds leds, Buttons buttons) {
    /** The standard table: the reference camera, the standard corner tags, a strip round the edge, two seats' buttons. */
    public static Rig standard() {
        return new Rig(
                Camera.reference(), Table.standard(), Leds.roundTheEdge(Table.standard(), 288), Buttons.standard());
    }
}
