package umpire.vision.detect;

/** A way or a point in space: right, away and up. */
public record Vector3(double x, double y, double z) {
    /** Copies three coordinates. */
    public static Vector3 of(double... xyz) {
        return new Vector3(xyz[0], xyz[1], xyz[2]);
    }

    /** Returns this and so many times another. */
    public Vector3 plus(double times, Vector3 other) {
        return new Vector3(x + times * other.x, y + times * other.y, z + times * other.z);
    }

    /** Returns the way from another point to this one. */
    public Vector3 from(Vector3 other) {
        return plus(-1, other);
    }

    public Vector3 middle(Vector3 other) {
        return new Vector3((x + other.x) / 2, (y + other.y) / 2, (z + other.z) / 2);
    }

    /** Returns the same way, one long. */
    public Vector3 unit() {
        double length = Math.max(Double.MIN_NORMAL, length());
        return new Vector3(x / length, y / length, z / length);
    }

    /** Returns its three coordinates. */
    public double[] toArray() {
        return new double[] {x, y, z};
    }

    public double length() {
        return Math.sqrt(dot(this));
    }

    /** Returns the way back. */
    public Vector3 reversed() {
        return new Vector3(-x, -y, -z);
    }

    public double dot(Vector3 other) {
        return x * other.x + y * other.y + z * other.z;
    }

    public Vector3 cross(Vector3 other) {
        return new Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }
}
