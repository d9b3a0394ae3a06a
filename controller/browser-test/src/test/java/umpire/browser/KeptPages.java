package umpire.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The pages of a profile. A closed page is reused, because a new page costs a browser more than a new address. A page
 * that was used for more than viewing and playing is closed for good.
 */
final class KeptPages {
    /** The prefixes of methods that change nothing but the page's content. */
    private static final List<String> HARMLESS = List.of(
            "evaluate",
            "getBy",
            "keyboard",
            "locator",
            "mouse",
            "navigate",
            "reload",
            "setViewportSize",
            "touchscreen",
            "url",
            "waitFor");

    private final BrowserContext profile;
    private final Deque<Page> kept = new ArrayDeque<>();

    KeptPages(BrowserContext profile) {
        this.profile = profile;
    }

    /** Returns an empty page. It is in use until it is closed. */
    Page open() {
        Page page = kept.isEmpty() ? profile.newPage() : kept.pop();
        return (Page) Proxy.newProxyInstance(Page.class.getClassLoader(), new Class<?>[] {Page.class}, new Lent(page));
    }

    boolean areOf(BrowserContext context) {
        return context == profile;
    }

    /** Closes for good the pages that a test has left open. */
    void closeTheRest() {
        profile.pages().stream().filter(page -> !kept.contains(page)).forEach(Page::close);
    }

    private record Listening(Method on, Object[] given) {
        void end(Page page) throws ReflectiveOperationException {
            Page.class
                    .getMethod(on.getName().replaceFirst("^on", "off"), on.getParameterTypes())
                    .invoke(page, given);
        }
    }

    private final class Lent implements InvocationHandler {
        private final Page page;
        private final List<Listening> listening = new ArrayList<>();
        private boolean spoiled;

        Lent(Page page) {
            this.page = page;
        }

        @Override
        public Object invoke(Object lent, Method method, Object[] given) throws Throwable {
            String name = method.getName();
            if (name.equals("close")) {
                giveBack();
                return null;
            }
            if (name.startsWith("on")) {
                listening.add(new Listening(method, given));
            } else {
                spoiled |= HARMLESS.stream().noneMatch(name::startsWith);
            }
            try {
                return method.invoke(page, given);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }

        private void giveBack() throws ReflectiveOperationException {
            if (spoiled || page.isClosed()) {
                page.close();
                return;
            }
            for (Listening one : listening) {
                one.end(page);
            }
            page.mouse().move(0, 0);
            page.navigate("about:blank");
            kept.push(page);
        }
    }
}
