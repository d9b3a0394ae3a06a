package umpire.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** The dependencies that a pure module may have. */
final class Purity {
    private static final Set<String> PACKAGES = Set.of(
            "java.lang",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.math",
            "java.util",
            "java.util.function",
            "java.util.regex",
            "java.util.stream");
    private static final Set<String> NEVER = Set.of(
            "java.lang.Thread",
            "java.lang.ThreadLocal",
            "java.lang.InheritableThreadLocal",
            "java.lang.Runtime",
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.util.UUID",
            "java.util.Timer",
            "java.util.TimerTask",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.GregorianCalendar",
            "java.util.Scanner",
            "java.util.ServiceLoader");
    private static final Set<String> FORBIDDEN_CALLS = Set.of(
            "java.lang.Math.random",
            "java.lang.StrictMath.random",
            "java.util.Collections.shuffle",
            "java.util.Collection.parallelStream",
            "java.util.List.parallelStream",
            "java.util.Set.parallelStream",
            "java.util.stream.Stream.parallel",
            "java.util.stream.IntStream.parallel",
            "java.util.stream.BaseStream.parallel",
            "java.util.Formatter.<init>");

    private Purity() {}

    /** Allows java.base without clocks, random numbers, files, sockets and threads, and other pure modules. */
    static ArchRule leansOnNothingThatActsByItself(String[] rooms, String... pureRooms) {
        return classes()
                .that()
                .resideInAnyPackage(rooms)
                .should()
                .onlyDependOnClassesThat(describe(
                        "are values of java.base or pure rooms",
                        target -> lawful(target) || inOneOf(target, rooms) || inOneOf(target, pureRooms)))
                .because("everything that can fail or change by itself lives outside, so that a game can be replayed");
    }

    /** Forbids calls of clocks, random numbers, the machine and other threads. */
    static ArchRule callsNothingThatActsByItself(String... rooms) {
        return noClasses()
                .that()
                .resideInAnyPackage(rooms)
                .should()
                .accessTargetWhere(FORBIDDEN)
                .because("time and chance are arguments: the same inputs give the same game, bit for bit");
    }

    private static final DescribedPredicate<JavaAccess<?>> FORBIDDEN =
            describe("is the clock, chance, the machine or another thread", access -> forbidden(access.getTarget()));

    private static boolean forbidden(AccessTarget target) {
        String owner = target.getOwner().getName();
        if (owner.equals("java.lang.System")) {
            return !target.getName().equals("arraycopy");
        }
        return FORBIDDEN_CALLS.contains(owner + "." + target.getName());
    }

    private static boolean lawful(JavaClass target) {
        JavaClass base = target.getBaseComponentType();
        return base.isPrimitive() || (PACKAGES.contains(base.getPackageName()) && !NEVER.contains(base.getName()));
    }

    private static boolean inOneOf(JavaClass target, String... rooms) {
        for (String room : rooms) {
            if (JavaClass.Predicates.resideInAPackage(room).test(target.getBaseComponentType())) {
                return true;
            }
        }
        return false;
    }
}
