package umpire.rules.groundforce;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattlefieldReader;
import umpire.rules.groundforce.battlefield.ForceDataReader;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.rulings.GroundRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Ground Force. */
public final class GroundForceFactory implements GameFactory {
    private static final GameOption STARTER = new GameOption(
            "starter",
            List.of("YELLOW", "BLUE"),
            "Who begins: the player with the least experience, or else the youngest.");

    public GroundForceFactory() {}

    @Override
    public GameId id() {
        return GroundForce.ID;
    }

    @Override
    public String title() {
        return GroundForce.TITLE;
    }

    @Override
    public List<GameOption> options() {
        return List.of(STARTER);
    }

    @Override
    public List<GameData> data() {
        return List.of(BattlefieldReader.FILE, ForceDataReader.DIE, ForceDataReader.DECK, ForceDataReader.SUPPLY);
    }

    @Override
    public Parsed<Game<Campaign, CampaignAction>> open(GameSetting setting) {
        Map<String, String> rest = new TreeMap<>(setting.answers());
        String starter = Optional.ofNullable(rest.remove(STARTER.key())).orElse(STARTER.byDefault());
        if (!STARTER.allowed().contains(starter)) {
            return Parsed.bad(Quoted.of(starter) + " is no answer to " + STARTER.key() + "; it is one of "
                    + String.join(", ", STARTER.allowed()));
        }
        return GroundRulings.parse(rest).then(rulings -> open(setting, ArmyColour.valueOf(starter), rulings));
    }

    private Parsed<Game<Campaign, CampaignAction>> open(
            GameSetting setting, ArmyColour starter, GroundRulings rulings) {
        return file(setting, BattlefieldReader.FILE, BattlefieldReader::read)
                .then(board -> file(setting, ForceDataReader.DIE, ForceDataReader::die)
                        .then(die -> file(setting, ForceDataReader.DECK, ForceDataReader::deck)
                                .then(deck -> file(setting, ForceDataReader.SUPPLY, ForceDataReader::supply)
                                        .then(box -> Parsed.good(new GroundForce(
                                                new CampaignSetup(board, die, deck, box, starter, rulings)))))));
    }

    private <T> Parsed<T> file(GameSetting setting, GameData file, Function<Datum, Parsed<T>> read) {
        Datum datum = setting.data().get(file.name());
        return datum == null ? Parsed.bad(title() + " needs its data file " + file.name()) : read.apply(datum);
    }
}
