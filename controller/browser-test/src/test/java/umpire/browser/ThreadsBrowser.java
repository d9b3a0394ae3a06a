package umpire.browser;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Opens one browser for each test thread, because only that thread may drive it. Closes all browsers after the last test. */
final class ThreadsBrowser implements ParameterResolver {
    private static final ExtensionContext.Namespace OPEN = ExtensionContext.Namespace.create(ThreadsBrowser.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Browsers.class;
    }

    @Override
    public Browsers resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getRoot()
                .getStore(OPEN)
                .getOrComputeIfAbsent(Thread.currentThread(), thread -> Browsers.open(), Browsers.class);
    }
}
