package umpire.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.table.wiring.RunningTable;

/** The wrong player draws a card, with the mouse, at a table of Ground Force with the real service. */
@Timeout(900)
class OutOfTurnCardTest extends OneBrowserTest {
    /** Puts this many units of each kind and army into its base, two side by side on a place, after those already there. */
    private static final String SET_UP = """
            async (wanted) => {
              const act = (order) => fetch('/table/act', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) });
              const { board, parts } = await (await fetch('/table/scene')).json();
              const middle = (place) => {
                const { outline } = board.areas.find((area) => area.place === place);
                return outline.reduce(([x, y], [cornerX, cornerY]) => [x + cornerX / outline.length, y + cornerY / outline.length], [0, 0]);
              };
              for (const [army, rows, first, ...units] of JSON.parse(wanted)) {
                let put = first;
                for (const [kind, count] of units) {
                  const tags = Object.keys(parts).filter((key) => parts[key].name === `${army} ${kind}`).slice(0, count);
                  for (const tag of tags.map((key) => Number(key.slice('piece:'.length)))) {
                    const [xMm, yMm] = middle('cde'[Math.floor(put / 2) % 3] + rows[Math.floor(put / 6)]);
                    await act({ verb: 'lift', tag });
                    await act({ verb: 'carry', tag, xMm: xMm + (put % 2 ? 14 : -14), yMm });
                    await act({ verb: 'drop', tag });
                    put += 1;
                  }
                }
              }
            }""";

    @TempDir
    private Path folder;

    private static void says(Page page, String regex) {
        assertThat(page.locator("#says")).hasText(Pattern.compile(regex));
    }

    private static void drag(Page page, BoundingBox from, BoundingBox to) {
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(to.x + to.width / 2, to.y + to.height / 2, new Mouse.MoveOptions().setSteps(10));
        page.mouse().up();
    }

    @Test
    void afterACardDrawnOutOfTurnIsPutBackTheGameGoesOn() throws Exception {
        try (RunningTable table = RealTable.of("ground-force", folder);
                Page page = browsers.blank(1280, 720)) {
            page.navigate(RealTable.page(table, "/table"));
            says(page, "Set up Ground Force");
            page.evaluate(SET_UP, """
                    [["Yellow", [1, 2], 0, ["trooper", 8], ["saboteur", 2], ["heavy weapon", 1]],
                     ["Blue", [11, 10], 0, ["trooper", 8], ["saboteur", 2]]]""");
            says(page, "Blue still puts 1 heavy weapon into its base");
            page.evaluate(SET_UP, """
                    [["Blue", [11, 10], 10, ["heavy weapon", 1]]]""");
            says(page, "The pieces may stand as they do");
            page.locator("#seat-south .confirm").click();
            says(page, "^Yellow: draw the top card");
            drawOutOfTurn(page);
        }
    }

    private static void drawOutOfTurn(Page page) {
        BoundingBox deck = page.locator(".piece[data-id='140']").boundingBox();
        BoundingBox discards =
                page.locator(".area[data-place=blue-discards] polygon").boundingBox();
        drag(page, deck, discards);
        says(page, "Take the Blue .* card off Blue's drawn cards");
        assertThat(page.locator("#heading")).containsText("Fix the board");
        drag(page, discards, deck);
        says(page, "^Yellow: draw the top card");
    }
}
