package umpire.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class names are specific. */
class NamesTest {
    private static final Pattern EMPTY_NAME = Pattern.compile(
            ".*(Utils?|Helpers?|Managers?|Services?|Handlers?|Impl|Base)|Abstract[A-Z].*|I[A-Z][a-z].*");

    @Test
    void noClassHasANameThatFitsEverything() {
        classes()
                .should(haveANameOfTheirOwn())
                .because("if the noun will not come, the thing is two things")
                .check(Rooms.ALL);
    }

    /**
     * A roll that is awaited and a roll that was made share a name. In the games' modules the same role has the same name: see {@link
     * GameRoomsTest}.
     */
    @Test
    void noTwoTypesShareASimpleNameButTheRollAndTheRolesOfGames() {
        Map<String, List<String>> named = Rooms.ALL.stream()
                .filter(type -> type.getSimpleName().matches("[A-Z].*") && !type.isAnonymousClass())
                .filter(type -> !GameRoomsTest.isRole(type))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
        named.values().removeIf(types -> types.size() < 2);
        assertThat(named).containsOnlyKeys("Roll");
    }

    @Test
    void noPackageIsNamedAfterAKindOfThing() {
        noClasses()
                .should()
                .resideInAnyPackage(
                        "..util..",
                        "..utils..",
                        "..helper..",
                        "..common..",
                        "..model..",
                        "..service..",
                        "..impl..",
                        "..misc..")
                .because("packages are cut by subject, never by kind")
                .check(Rooms.ALL);
    }

    @Test
    void noClassHasSetters() {
        methods()
                .should(notSetAField())
                .because("data is a record; what changes is a new value")
                .check(Rooms.ALL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TagUtil",
                "BoardUtils",
                "PieceHelper",
                "GameManager",
                "MqttService",
                "PressHandler",
                "GameImpl",
                "IGame",
                "AbstractGame",
                "DetectorBase"
            })
    void anEmptyNameIsFound(String name) {
        assertThat(name).matches(EMPTY_NAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Impossible", "Input", "Seat", "Board", "Basement", "Implied", "IOError", "Abstraction"})
    void aNameOfItsOwnIsLeftAlone(String name) {
        assertThat(name).doesNotMatch(EMPTY_NAME);
    }

    private static ArchCondition<JavaClass> haveANameOfTheirOwn() {
        return new ArchCondition<>("have a name of their own") {
            @Override
            public void check(JavaClass item, ConditionEvents events) {
                boolean ours = !item.isAnonymousClass() && !item.getModifiers().contains(JavaModifier.SYNTHETIC);
                boolean empty = EMPTY_NAME.matcher(item.getSimpleName()).matches();
                events.add(new SimpleConditionEvent(item, !(ours && empty), item.getName() + " fits everything"));
            }
        };
    }

    private static ArchCondition<JavaMethod> notSetAField() {
        return new ArchCondition<>("not set a field of the same name") {
            @Override
            public void check(JavaMethod item, ConditionEvents events) {
                String name = item.getName();
                boolean setter = name.matches("set[A-Z].*")
                        && item.getRawParameterTypes().size() == 1
                        && item.getOwner()
                                .tryGetField(decapitalised(name.substring(3)))
                                .isPresent();
                events.add(new SimpleConditionEvent(item, !setter, item.getFullName() + " is a setter"));
            }
        };
    }

    private static String decapitalised(String word) {
        return word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }
}
