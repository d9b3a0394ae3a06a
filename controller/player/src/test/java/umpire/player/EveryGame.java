package umpire.player;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.hardware.yaml.Yaml;
import umpire.rules.diceland.DicelandFactory;
import umpire.rules.diemen.DieMenFactory;
import umpire.rules.groundforce.GroundForceFactory;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogrechess.OgreChessFactory;
import umpire.rules.ogreselves.OgresElvesFactory;

/** All games with default options. */
final class EveryGame {
    static final GameFactory DIE_MEN = new DieMenFactory();
    static final List<GameFactory> ALL = List.of(
            new OgreChessFactory(), new OgresElvesFactory(), new GroundForceFactory(), new DicelandFactory(), DIE_MEN);

    private EveryGame() {}

    static Game<?, ?> opened(GameFactory factory, Map<String, String> answers) {
        Map<String, Datum> data = new TreeMap<>();
        for (GameData file : factory.data()) {
            data.put(
                    file.name(),
                    Yaml.tree(text(factory, file.resource()), file.resource()).orThrow());
        }
        return factory.open(new GameSetting(answers, data)).orThrow();
    }

    private static String text(GameFactory factory, String resource) {
        try (InputStream in = factory.getClass().getResourceAsStream("/" + resource)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
