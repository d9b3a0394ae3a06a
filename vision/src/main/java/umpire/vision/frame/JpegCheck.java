package umpire.vision.frame;

import java.util.ArrayList;
import java.util.List;

/**
 * Checks a JPEG picture for lost data without decoding its pixels. A decoder fills lost parts with grey and reports that only on the
 * process's standard error. Only baseline pictures are checked, which cameras send. Other kinds are left to the decoder.
 */
final class JpegCheck {
    /** The result of a check. */
    enum JpegState {
        WHOLE,
        DAMAGED,
        /** The picture is not of a kind that is checked. */
        UNCHECKED
    }

    /** Some cameras write padding before a picture's end, at most this much. */
    private static final int MOST_PADDING_BYTES = 16;

    private static final int START = 0xd8;
    private static final int END = 0xd9;
    private static final int SCAN = 0xda;
    private static final int TABLES = 0xc4;
    private static final int RESTARTS = 0xdd;
    private static final int BASELINE = 0xc0;
    private static final int EXTENDED = 0xc1;
    private static final int LAST_FRAME = 0xcf;
    private static final int COEFFICIENTS = 64;

    /** One colour component, with the tables that its scan names. */
    private static final class Component {
        private final int id;
        private final int across;
        private final int down;
        private JpegHuffman dc = JpegHuffman.NONE;
        private JpegHuffman ac = JpegHuffman.NONE;

        Component(int id, int sampling) {
            this.id = id;
            this.across = sampling >> 4;
            this.down = sampling & 15;
        }
    }

    private final byte[] jpeg;
    private final JpegHuffman[] tables = new JpegHuffman[8];
    private final List<Component> components = new ArrayList<>();
    private int widthPx;
    private int heightPx;
    private int restartMcus;
    private boolean scanned;
    private int at = 2;

    private JpegCheck(byte[] jpeg) {
        this.jpeg = jpeg;
    }

    /** Returns the state of a picture. */
    static JpegState of(byte[] jpeg) {
        try {
            return new JpegCheck(jpeg).check();
        } catch (IndexOutOfBoundsException e) {
            return JpegState.DAMAGED;
        }
    }

    private JpegState check() {
        while (true) {
            int mark = mark();
            if (mark == END) {
                return scanned ? JpegState.WHOLE : JpegState.DAMAGED;
            }
            if (mark == 0x01 || (mark >= 0xd0 && mark <= START)) {
                continue;
            }
            int length = word(at);
            int from = at + 2;
            int to = at + length;
            at = to;
            if (mark == TABLES) {
                readTables(from, to);
            } else if (mark >= BASELINE && mark <= LAST_FRAME) {
                readFrame(from);
                if ((long) widthPx * heightPx > PictureFormat.MOST_PIXELS) {
                    return JpegState.DAMAGED;
                }
                if (mark > EXTENDED) {
                    return JpegState.UNCHECKED;
                }
            } else if (mark == RESTARTS) {
                restartMcus = word(from);
            } else if (mark == SCAN) {
                JpegState found = scan(from);
                if (found != JpegState.WHOLE) {
                    return found;
                }
                scanned = true;
            }
        }
    }

    private int mark() {
        // Bytes between segments are skipped, as decoders do.
        while (at(at) != 0xff) {
            at++;
        }
        while (at(at) == 0xff) {
            at++;
        }
        return at(at++);
    }

    private int at(int index) {
        return jpeg[index] & 0xff;
    }

    private int word(int index) {
        return (at(index) << 8) | at(index + 1);
    }

    private void readTables(int from, int to) {
        for (int table = from; table < to; ) {
            int number = at(table);
            int count = 0;
            for (int length = 1; length <= 16; length++) {
                count += at(table + length);
            }
            tables[((number >> 4) & 1) * 4 + (number & 3)] = JpegHuffman.read(jpeg, table + 1, count);
            table += 17 + count;
        }
    }

    private void readFrame(int from) {
        heightPx = word(from + 1);
        widthPx = word(from + 3);
        components.clear();
        for (int i = 0; i < at(from + 5); i++) {
            components.add(new Component(at(from + 6 + 3 * i), at(from + 7 + 3 * i)));
        }
    }

    private JpegState scan(int from) {
        List<Component> scan = new ArrayList<>();
        for (int i = 0; i < at(from); i++) {
            int id = at(from + 1 + 2 * i);
            int chosen = at(from + 2 + 2 * i);
            for (Component component : components) {
                if (component.id == id) {
                    component.dc = table((chosen >> 4) & 3);
                    component.ac = table(4 + (chosen & 3));
                    scan.add(component);
                }
            }
        }
        boolean known = scan.size() == at(from)
                && heightPx > 0
                && scan.stream().allMatch(each -> each.dc != JpegHuffman.NONE && each.ac != JpegHuffman.NONE);
        return known ? entropy(scan) : JpegState.UNCHECKED;
    }

    private JpegHuffman table(int number) {
        JpegHuffman table = tables[number];
        return table == null ? JpegHuffman.NONE : table;
    }

    private JpegState entropy(List<Component> scan) {
        int mcus = mcus(scan);
        int interval = restartMcus == 0 ? mcus : restartMcus;
        for (int done = 0; done < mcus; done += interval) {
            JpegBits bits = new JpegBits(jpeg, at);
            for (int mcu = done; mcu < Math.min(mcus, done + interval); mcu++) {
                for (Component component : scan) {
                    int blocks = scan.size() == 1 ? 1 : component.across * component.down;
                    for (int block = 0; block < blocks; block++) {
                        if (!passed(bits, component)) {
                            return JpegState.DAMAGED;
                        }
                    }
                }
            }
            if (bits.overrun()) {
                return JpegState.DAMAGED;
            }
            int marker = bits.nextMarker();
            if (marker - bits.at() > MOST_PADDING_BYTES) {
                return JpegState.DAMAGED;
            }
            boolean last = done + interval >= mcus;
            int mark = at(marker + 1);
            if (!last && mark != (0xd0 | ((done / interval) & 7))) {
                return JpegState.DAMAGED;
            }
            at = last ? marker : marker + 2;
        }
        return JpegState.WHOLE;
    }

    /** Returns the number of coding units of a scan. A scan of one component has only the blocks that its own pixels need. */
    private int mcus(List<Component> scan) {
        int mostAcross = 1;
        int mostDown = 1;
        for (Component component : components) {
            mostAcross = Math.max(mostAcross, component.across);
            mostDown = Math.max(mostDown, component.down);
        }
        if (scan.size() > 1) {
            return ceil(widthPx, 8 * mostAcross) * ceil(heightPx, 8 * mostDown);
        }
        Component only = scan.getFirst();
        return ceil(ceil(widthPx * only.across, mostAcross), 8) * ceil(ceil(heightPx * only.down, mostDown), 8);
    }

    private static int ceil(int value, int by) {
        return (value + by - 1) / by;
    }

    /** Skips a block; returns false if it is invalid. */
    private static boolean passed(JpegBits bits, Component component) {
        int size = component.dc.next(bits);
        if (size < 0 || size > 15 || bits.overrun()) {
            return false;
        }
        bits.skip(size);
        for (int coefficient = 1; coefficient < COEFFICIENTS; ) {
            int run = component.ac.next(bits);
            if (run < 0) {
                return false;
            }
            if ((run & 15) == 0) {
                if (run != 0xf0) {
                    return true;
                }
                coefficient += 16;
            } else {
                coefficient += (run >> 4) + 1;
                bits.skip(run & 15);
            }
            if (coefficient > COEFFICIENTS) {
                return false;
            }
        }
        return true;
    }
}
