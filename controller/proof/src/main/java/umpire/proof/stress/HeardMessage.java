package umpire.proof.stress;

import java.nio.charset.StandardCharsets;

record HeardMessage(String topic, String text) {
    static HeardMessage of(String topic, byte[] payload) {
        return new HeardMessage(topic, new String(payload, StandardCharsets.UTF_8));
    }
}
