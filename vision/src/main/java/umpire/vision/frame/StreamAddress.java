package umpire.vision.frame;

import java.net.Authenticator;
import java.net.HttpURLConnection;
import java.net.PasswordAuthentication;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.hardware.RedactedUri;

/**
 * The address of a network camera with its login.
 *
 * @param uri the address to connect to, without credentials
 * @param said the address as messages for people show it, without credentials
 * @param login user and password, if the address has them
 */
record StreamAddress(URI uri, String said, Optional<Login> login) {
    /** The credentials end at the last @ of the host's part, since a password may contain one. */
    private static final Pattern FORM = Pattern.compile("(?<scheme>https?|tcp)://(?:(?<login>[^/]*)@)?(?<where>.*)");

    /** The login of the camera. */
    record Login(String user, String password) {
        private static Login of(String text) {
            String[] parts = text.split(":", 2);
            return new Login(decoded(parts[0]), parts.length == 1 ? "" : decoded(parts[1]));
        }

        /** Decodes percent signs. A plus stays a plus, since it means a space only in web forms. */
        private static String decoded(String text) {
            try {
                return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
            } catch (IllegalArgumentException e) {
                // The percent sign belongs to the password itself.
                return text;
            }
        }

        /** Sends the login with the first request, as HTTP's Basic scheme does. */
        void sendWith(HttpURLConnection connection) {
            byte[] both = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
            connection.setRequestProperty(
                    "Authorization", "Basic " + Base64.getEncoder().encodeToString(both));
        }

        /**
         * Sends the login once, in the form that the camera requests. Cameras that request a digest get one with MD5, which protects no
         * better than Basic.
         */
        void answerOn(HttpURLConnection connection) {
            System.setProperty("http.auth.digest.reEnabledAlgorithms", "MD5");
            connection.setAuthenticator(new Authenticator() {
                private boolean answered;

                @Override
                protected PasswordAuthentication getPasswordAuthentication() {
                    if (answered) {
                        return super.getPasswordAuthentication();
                    }
                    answered = true;
                    return new PasswordAuthentication(user, password.toCharArray());
                }
            });
        }

        @Override
        public String toString() {
            return "Login[]";
        }
    }

    /**
     * Parses an address.
     *
     * @throws IllegalArgumentException if the address is invalid; the message repeats no part of it, since it may contain a password
     */
    static StreamAddress of(String address) {
        Matcher form = FORM.matcher(address);
        if (!form.matches()) {
            throw new IllegalArgumentException("write an address such as http://pi:8000/stream.mjpg or tcp://pi:8888");
        }
        try {
            URI uri = URI.create(form.group("scheme") + "://" + form.group("where"));
            if (uri.getHost() != null) {
                return new StreamAddress(
                        uri,
                        RedactedUri.of(address),
                        Optional.ofNullable(form.group("login")).map(Login::of));
            }
        } catch (IllegalArgumentException e) {
            // The message of this exception repeats the address, so it is dropped.
        }
        throw new IllegalArgumentException("its host, port or path is misspelt");
    }
}
