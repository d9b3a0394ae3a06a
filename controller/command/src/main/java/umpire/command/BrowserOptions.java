package umpire.command;

import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.web.TrustedNames;

/** Options for additional host names and page origins. */
final class BrowserOptions {
    private static final String NAME = "[A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]+]";
    private static final String SITE = "https?://(" + NAME + ")(:[0-9]{1,5})?";

    /** A security policy has no notation for IPv6 addresses. */
    private static final String EMBEDDER = "https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--known-as",
            paramLabel = "NAME",
            description =
                    "another name of this machine in the network, which browsers may use (default: only its own names and addresses)")
    private Set<String> knownAs = Set.of();

    @Option(
            names = "--pages-from",
            paramLabel = "SITE",
            description =
                    "another site whose pages may connect to the embedded broker, such as http://nas.lan:8000 (default: only the table's own pages)")
    private Set<String> pagesFrom = Set.of();

    @Option(
            names = "--embed-from",
            paramLabel = "SITE",
            arity = "1..*",
            description =
                    "sites that may show /display and /overlay in a frame, such as http://homeassistant.local:8123 (default: none)")
    private Set<String> embedFrom = Set.of();

    TrustedNames trusted() {
        for (String name : knownAs) {
            if (!name.matches(NAME)) {
                throw usage("--known-as is a name or an address without a port, such as games.house.lan, not '" + name
                        + "'");
            }
        }
        for (String site : pagesFrom) {
            if (!site.matches(SITE)) {
                throw usage(
                        "--pages-from is a site as browsers name it, such as http://nas.lan:8000, not '" + site + "'");
            }
        }
        for (String site : embedFrom) {
            if (!site.matches(EMBEDDER)) {
                throw usage(
                        "--embed-from is a site with a name and without a path, such as http://homeassistant.local:8123, not '"
                                + site + "'");
            }
        }
        return new TrustedNames(knownAs, pagesFrom, embedFrom);
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
