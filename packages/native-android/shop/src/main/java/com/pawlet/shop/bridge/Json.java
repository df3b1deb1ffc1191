package com.pawlet.shop.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads and writes JSON as Map, List, String, Double, Boolean and null. Android's own parser accepts more than JSON
 * (comments, other quotes, text after the end) and its stack can overflow.
 */
public final class Json {
    private static final int DEEPEST = 64;

    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    /** Parses a text; anything but one JSON value throws IllegalArgumentException. */
    public static Object parse(String text) {
        Json reader = new Json(text);
        Object value = reader.readValue(0);
        reader.skipSpace();
        if (reader.at != text.length()) throw reader.wrong();
        return value;
    }

    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        append(out, value);
        return out.toString();
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON at " + at);
    }

    private void skipSpace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        skipSpace();
        if (at == text.length()) throw wrong();
        return text.charAt(at);
    }

    private boolean takes(char expected) {
        if (peek() != expected) return false;
        at++;
        return true;
    }

    private Object readValue(int depth) {
        if (depth > DEEPEST) throw wrong();
        switch (peek()) {
            case '{':
                return readObject(depth);
            case '[':
                return readArray(depth);
            case '"':
                return readString();
            case 't':
                return readWord("true", Boolean.TRUE);
            case 'f':
                return readWord("false", Boolean.FALSE);
            case 'n':
                return readWord("null", null);
            default:
                return readNumber();
        }
    }

    private Map<String, Object> readObject(int depth) {
        Map<String, Object> object = new LinkedHashMap<String, Object>();
        at++;
        if (takes('}')) return object;
        do {
            if (peek() != '"') throw wrong();
            String name = readString();
            if (!takes(':')) throw wrong();
            object.put(name, readValue(depth + 1));
        } while (takes(','));
        if (!takes('}')) throw wrong();
        return object;
    }

    private List<Object> readArray(int depth) {
        List<Object> array = new ArrayList<Object>();
        at++;
        if (takes(']')) return array;
        do array.add(readValue(depth + 1));
        while (takes(','));
        if (!takes(']')) throw wrong();
        return array;
    }

    private Object readWord(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private Double readNumber() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        String number = text.substring(start, at);
        if (!number.matches("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")) throw wrong();
        return Double.valueOf(number);
    }

    private String readString() {
        StringBuilder out = new StringBuilder();
        at++;
        while (at < text.length()) {
            char next = text.charAt(at++);
            if (next == '"') return out.toString();
            if (next < ' ') throw wrong();
            out.append(next == '\\' ? readEscape() : next);
        }
        throw wrong();
    }

    private char readEscape() {
        if (at == text.length()) throw wrong();
        char kind = text.charAt(at++);
        int plain = "\"\\/bfnrt".indexOf(kind);
        if (plain >= 0) return "\"\\/\b\f\n\r\t".charAt(plain);
        if (kind != 'u' || at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9A-Fa-f]{4}")) throw wrong();
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private static void append(StringBuilder out, Object value) {
        if (value instanceof Map) {
            String separator = "{";
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                out.append(separator);
                appendString(out, String.valueOf(entry.getKey()));
                append(out.append(':'), entry.getValue());
                separator = ",";
            }
            out.append(separator.equals("{") ? "{}" : "}");
        } else if (value instanceof Iterable) {
            String separator = "[";
            for (Object item : (Iterable<?>) value) {
                append(out.append(separator), item);
                separator = ",";
            }
            out.append(separator.equals("[") ? "[]" : "]");
        } else if (value instanceof Number) {
            double number = ((Number) value).doubleValue();
            if (Double.isNaN(number) || Double.isInfinite(number)) throw new IllegalArgumentException("no JSON number");
            out.append(number == Math.rint(number) && Math.abs(number) < 1e15 ? String.valueOf((long) number) : value);
        } else if (value instanceof String) {
            appendString(out, (String) value);
        } else if (value == null || value instanceof Boolean) {
            out.append(value);
        } else {
            throw new IllegalArgumentException("cannot be written as JSON: " + value.getClass());
        }
    }

    private static void appendString(StringBuilder out, String text) {
        out.append('"');
        for (int index = 0; index < text.length(); index++) {
            char next = text.charAt(index);
            // The two separators end a line where JSON is parsed as a script.
            if (next < ' ' || next == '\u2028' || next == '\u2029') out.append(String.format("\\u%04x", (int) next));
            else if (next == '"' || next == '\\') out.append('\\').append(next);
            else out.append(next);
        }
        out.append('"');
    }
}
