package umpire.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** Measures the text on a page, inside and outside drawings. */
final class Letters {
    private static final String UNREADABLE = """
            (within) => {
              const light = (rgb) => {
                const [r, g, b] = rgb.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255)
                  .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
              };
              const solid = (colour) => Number(colour.match(/[\\d.]+/g)[3] ?? 1) > 0.5;
              const ground = (element) => {
                for (let one = element; one; one = one.parentElement) {
                  const { backgroundColor } = getComputedStyle(one);
                  if (solid(backgroundColor)) {
                    return backgroundColor;
                  }
                }
                return 'rgb(255, 255, 255)';
              };
              const under = (text) => {
                if (text.classList.contains('place-name')) {
                  return document.querySelector(`.area[data-place='${text.dataset.names}'] polygon`);
                }
                if (text.closest('.badge, .stack-count')) {
                  return text.previousElementSibling;
                }
                return text.closest('.token')?.querySelector('path:nth-child(2)') ?? text.parentElement.querySelector('circle') ??
                  text.closest('svg').querySelector('rect, polygon, path');
              };
              const drawn = (text) => {
                const { a, b } = text.getScreenCTM();
                const { fontSize, fill } = getComputedStyle(text);
                return { px: parseFloat(fontSize) * Math.hypot(a, b), ink: fill, paper: getComputedStyle(under(text)).fill };
              };
              const written = (element) => {
                const { fontSize, color } = getComputedStyle(element);
                return { px: parseFloat(fontSize), ink: color, paper: ground(element) };
              };
              const shown = (element) => {
                const box = element.getBoundingClientRect();
                const frame = (element.ownerSVGElement ?? document.documentElement).getBoundingClientRect();
                return getComputedStyle(element).visibility === 'visible' && box.width > 1 && box.left >= frame.left && box.right <= frame.right;
              };
              const says = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
              return [...document.querySelectorAll(within)].flatMap((one) => [...one.querySelectorAll('*')])
                .filter((one) => one.localName !== 'title' && says(one) && shown(one))
                .map((one) => ({ says: says(one), ...(one.localName === 'text' ? drawn(one) : written(one)) }))
                .filter(({ px, ink, paper }) => {
                  const [dark, bright] = [light(ink), light(paper)].sort((one, other) => one - other);
                  return px < 12 || (bright + 0.05) / (dark + 0.05) < 4.5;
                }).map(({ says, px, ink, paper }) => `'${says}': ${px} px, ${ink} on ${paper}`);
            }""";

    private Letters() {}

    /** Lists the text inside some elements that is smaller than 12 px or has a contrast below 4.5 : 1. */
    static List<?> unreadable(Page page, String within) {
        return (List<?>) page.evaluate(UNREADABLE, within);
    }
}
