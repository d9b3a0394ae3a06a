package umpire.bridge.serial;

/**
 * CRC-16/IBM-3740, often called CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, no reflection, no final inversion. The nine bytes
 * {@code 123456789} give 0x29B1.
 */
final class Crc16 {
    private static final int POLYNOMIAL = 0x1021;
    private static final int BEGIN = 0xffff;

    private Crc16() {}

    /** Returns the checksum of the first bytes of an array. */
    static int of(byte[] bytes, int length) {
        int crc = BEGIN;
        for (int i = 0; i < length; i++) {
            crc ^= (bytes[i] & 0xff) << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ POLYNOMIAL;
            }
        }
        return crc & 0xffff;
    }
}
