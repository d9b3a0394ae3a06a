package umpire.vision.detect;

/** A direction or a point in space: x right, y away, z up. */
public record Vector3(double x, double y, double z) {
    public static Vector3 of(double... xyz) {
        return new Vector3(xyz[0], xyz[1], xyz[2]);
    }

    /** Returns the sum of this vector and a multiple of another. */
    public Vector3 plus(double times, Vector3 other) {
        return new Vector3(x + times * other.x, y + times * other.y, z + times * other.z);
    }

    /** Returns the vector from another point to this one. */
    public Vector3 from(Vector3 other) {
        return plus(-1, other);
    }

    public Vector3 middle(Vector3 other) {
        return new Vector3((x + other.x) / 2, (y + other.y) / 2, (z + other.z) / 2);
    }

    /** Returns the vector of length one with the same direction. */
    public Vector3 unit() {
        double length = Math.max(Double.MIN_NORMAL, length());
        return new Vector3(x / length, y / length, z / length);
    }

    public double[] toArray() {
        return new double[] {x, y, z};
    }

    public double length() {
        return Math.sqrt(dot(this));
    }

    /** Returns the opposite vector. */
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
