package umpire.bridge.serial;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import umpire.bridge.wire.Rgb;
import umpire.bridge.wire.Tone;

/** A microcontroller in a separate process, whose time passes only on command: {@code firmware/bench/bench.h}. */
final class BenchBoard implements AutoCloseable {
    private static final HexFormat HEX = HexFormat.of();
    private static final Rgb BEFORE_POWER = new Rgb(1, 2, 3);

    private final Process process;
    private final Writer commands;
    private final BufferedReader answers;
    private final ByteArrayOutputStream coming = new ByteArrayOutputStream();
    private final List<Rgb> strip = new ArrayList<>(Collections.nCopies(300, BEFORE_POWER));
    private final List<List<Rgb>> pictures = new ArrayList<>();
    private final List<Tone> sounds = new ArrayList<>();
    private long nowMs;

    BenchBoard(List<String> command) {
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        commands = process.outputWriter();
        answers = process.inputReader();
    }

    /** Returns the milliseconds that have passed on the bench. */
    long nowMs() {
        return nowMs;
    }

    /** Returns the visible colours of the strip. */
    List<Rgb> strip() {
        return List.copyOf(strip);
    }

    /** Returns every picture shown, the oldest first. */
    List<List<Rgb>> pictures() {
        return pictures;
    }

    /** Returns every tone started, the oldest first. */
    List<Tone> sounds() {
        return sounds;
    }

    void push(int button) {
        expectOk("close " + button);
    }

    void release(int button) {
        expectOk("open " + button);
    }

    void present(int sensor, boolean present) {
        expectOk((present ? "present " : "absent ") + sensor);
    }

    void reset() {
        expectOk("reset");
    }

    /** Puts bytes on the line; they arrive as time passes. */
    void send(byte[] bytes) {
        coming.writeBytes(bytes);
    }

    /** Lets milliseconds pass, and returns the bytes sent meanwhile. */
    byte[] step(int ms) {
        String said = ask("step " + ms + " " + (coming.size() == 0 ? "-" : HEX.formatHex(coming.toByteArray())));
        coming.reset();
        nowMs += ms;
        byte[] sent = {};
        String[] words = said.strip().split(" ");
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case "" -> {}
                case "sent" -> sent = HEX.parseHex(words[++i]);
                case "shown" -> show(words[++i]);
                case "buzz" -> sound(Integer.parseInt(words[++i]), Integer.parseInt(words[++i]));
                default -> throw new AssertionError("the bench says " + said);
            }
        }
        return sent;
    }

    private void sound(int hz, int ms) {
        sounds.add(ms == 0 ? Tone.SILENCE : new Tone(hz, ms));
    }

    private void show(String hex) {
        byte[] rgb = hex.equals("-") ? new byte[0] : HEX.parseHex(hex);
        List<Rgb> picture = new ArrayList<>();
        for (int i = 0; i < rgb.length; i += 3) {
            picture.add(new Rgb(rgb[i] & 0xff, rgb[i + 1] & 0xff, rgb[i + 2] & 0xff));
        }
        for (int led = 0; led < picture.size(); led++) {
            strip.set(led, picture.get(led));
        }
        pictures.add(picture);
    }

    /** Returns the number of bytes of the stack that were never used; -1 without a chip. */
    int unusedStack() {
        return Integer.parseInt(ask("stack").strip());
    }

    /** Returns how often the buzzer's pin has toggled since the last call; -1 without a chip. */
    int turns() {
        return Integer.parseInt(ask("turns").strip());
    }

    private void expectOk(String command) {
        if (!ask(command).equals("ok")) {
            throw new AssertionError("the bench does not know " + command);
        }
    }

    private String ask(String command) {
        try {
            commands.write(command + "\n");
            commands.flush();
            String answer = answers.readLine();
            if (answer == null) {
                throw new AssertionError("the board on the bench ended; it said why above");
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
