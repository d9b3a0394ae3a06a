package umpire.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import umpire.architecture.Checkout.Source;

/** Finds methods with the compiler's own parser, so that braces in texts and comments do not mislead it. */
final class Methods {
    /**
     * A method in the source.
     *
     * @param where file, line and name
     * @param lines from its signature to its closing brace
     * @param decimals the numbers with a decimal point or an exponent in it
     */
    record Method(String where, long lines, List<Double> decimals) {}

    private Methods() {}

    static List<Method> of(List<Source> sources) {
        List<JavaFileObject> files = sources.stream().map(Methods::file).toList();
        if (files.isEmpty()) {
            return List.of();
        }
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, diagnostic -> {}, List.of("-proc:none"), null, files);
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        List<Method> methods = new ArrayList<>();
        try {
            task.parse().forEach(unit -> collect(unit, positions, methods));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return methods;
    }

    private static void collect(CompilationUnitTree unit, SourcePositions positions, List<Method> methods) {
        String path = unit.getSourceFile().toUri().getPath().substring(1);
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree tree, Void nothing) {
                long first = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, tree));
                long last = unit.getLineMap().getLineNumber(positions.getEndPosition(unit, tree));
                methods.add(new Method(path + ":" + first + " " + tree.getName(), last - first + 1, decimals(tree)));
                return super.visitMethod(tree, nothing);
            }
        }.scan(unit, null);
    }

    private static List<Double> decimals(MethodTree method) {
        List<Double> decimals = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitLiteral(LiteralTree literal, Void nothing) {
                if (literal.getValue() instanceof Double || literal.getValue() instanceof Float) {
                    decimals.add(((Number) literal.getValue()).doubleValue());
                }
                return null;
            }
        }.scan(method.getBody(), null);
        return decimals;
    }

    private static JavaFileObject file(Source source) {
        return new SimpleJavaFileObject(URI.create("string:///" + source.path()), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source.text();
            }
        };
    }
}
