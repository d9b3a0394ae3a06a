package umpire.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The tests of the pages that need no browser. Node runs them, and each is reported here by its own name. */
@Timeout(300)
class PageCasesTest {
    private static final String REPORT = "<?xml";

    @TestFactory
    Stream<DynamicTest> everyCaseHolds() throws Exception {
        List<String> printed = Node.run("--test-reporter=junit", Node.TOOLS.resolve("cases.mjs"), Node.TESTS);
        List<Element> cases = cases(String.join("\n", printed));
        assertThat(cases).as("cases in " + printed).hasSizeGreaterThan(50);
        return DynamicTest.stream(
                cases.stream().map(one -> Named.of(one.getAttribute("name"), one)), PageCasesTest::holds);
    }

    private static List<Element> cases(String printed) throws Exception {
        assertThat(printed).contains(REPORT);
        InputSource report = new InputSource(new StringReader(printed.substring(printed.indexOf(REPORT))));
        NodeList found = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report)
                .getElementsByTagName("testcase");
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static void holds(Element one) {
        NodeList failures = one.getElementsByTagName("failure");
        if (failures.getLength() > 0) {
            Assertions.fail(failures.item(0).getTextContent());
        }
    }
}
