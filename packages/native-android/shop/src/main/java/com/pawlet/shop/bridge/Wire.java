package com.pawlet.shop.bridge;

import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The envelope `pawlet/1`: parsing and serializing messages. */
public final class Wire {
    public static final String PROTOCOL = PackageVersion.PROTOCOL;
    /** Maximum size of one message in bytes of UTF-8. */
    public static final int MESSAGE_LIMIT = 256 * 1024;

    private static final Pattern VERSION = Pattern.compile("pawlet/([0-9]{1,4})(?:\\.[0-9]{1,4})?");

    /** A parsed message, or the protocol of a peer that uses another one. */
    public static final class Read {
        public final String id;
        public final Map<?, ?> message;
        public final String newerProtocol;

        private Read(String id, Map<?, ?> message, String newerProtocol) {
            this.id = id;
            this.message = message;
            this.newerProtocol = newerProtocol;
        }
    }

    private Wire() {}

    /** Parses a received text; null for unrelated ones. Never throws. */
    public static Read read(String text) {
        if (text == null || isTooLong(text)) return null;
        Object content;
        try {
            content = Json.parse(text);
        } catch (IllegalArgumentException error) {
            return null;
        }
        if (!(content instanceof Map)) return null;
        Map<?, ?> envelope = (Map<?, ?>) content;
        Object protocol = envelope.get("v");
        Object id = envelope.get("id");
        if (!(protocol instanceof String) || !isText(id)) return null;
        Matcher version = VERSION.matcher((String) protocol);
        if (!version.matches()) return null;
        if (!version.group(1).equals("1")) return new Read(null, null, (String) protocol);
        if (!(envelope.get("m") instanceof Map)) return null;
        Map<?, ?> message = (Map<?, ?>) envelope.get("m");
        return "penpal".equals(message.get("namespace")) && hasForm(message) ? new Read((String) id, message, null) : null;
    }

    /** Serializes a message; invalid or too long ones throw IllegalArgumentException. */
    public static String write(String id, Map<String, ?> message) {
        Map<String, Object> content = new LinkedHashMap<String, Object>();
        content.put("namespace", "penpal");
        content.putAll(message);
        Map<String, Object> envelope = new LinkedHashMap<String, Object>();
        envelope.put("v", PROTOCOL);
        envelope.put("id", id);
        envelope.put("m", content);
        String text = Json.write(envelope);
        if (isTooLong(text)) throw new IllegalArgumentException("a message may have " + MESSAGE_LIMIT + " bytes");
        return text;
    }

    private static boolean isTooLong(String text) {
        return text.length() > MESSAGE_LIMIT || text.getBytes(Charset.forName("UTF-8")).length > MESSAGE_LIMIT;
    }

    private static boolean isText(Object value) {
        return value instanceof String && !((String) value).isEmpty() && ((String) value).length() <= 128;
    }

    private static boolean hasForm(Map<?, ?> message) {
        Object type = message.get("type");
        if ("ACK1".equals(type) || "ACK2".equals(type) || "DESTROY".equals(type)) return true;
        if ("SYN".equals(type)) return isText(message.get("participantId"));
        if ("REPLY".equals(type)) return isText(message.get("callId"));
        if (!"CALL".equals(type) || !isText(message.get("id"))) return false;
        Object path = message.get("methodPath");
        Object arguments = message.get("args");
        return path instanceof List
                && ((List<?>) path).size() == 1
                && isText(((List<?>) path).get(0))
                && arguments instanceof List
                && ((List<?>) arguments).size() < 2;
    }
}
