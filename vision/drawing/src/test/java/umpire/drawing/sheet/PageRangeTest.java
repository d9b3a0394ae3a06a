package umpire.drawing.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageRangeTest {
    private static final List<String> PAGES = List.of("one", "two", "three");

    @Test
    void aPageOrARangeIsSelected() {
        assertThat(PageRange.parse("2").orElseThrow().of(PAGES)).containsExactly("two");
        assertThat(PageRange.parse(" 2-3 ").orElseThrow().of(PAGES)).containsExactly("two", "three");
        assertThat(PageRange.parse("3-99").orElseThrow().of(PAGES)).containsExactly("three");
        assertThat(PageRange.ALL.of(PAGES)).isEqualTo(PAGES);
    }

    @Test
    void missingPagesAreRefused() {
        PageRange range = PageRange.parse("4").orElseThrow();
        assertThatThrownBy(() -> range.of(PAGES)).hasMessageContaining("there are 3 pages");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "3-2", "1,2", "a", "2-", "99999"})
    void anInvalidRangeIsNotParsed(String written) {
        assertThat(PageRange.parse(written)).isEmpty();
    }
}
