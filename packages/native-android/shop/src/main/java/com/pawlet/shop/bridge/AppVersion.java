package com.pawlet.shop.bridge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares app versions by number, so that 2.10.0 is newer than 2.3.0. */
public final class AppVersion {
    public enum Order { NEWER, EQUAL, OLDER, UNKNOWN }

    private static final Pattern PATTERN = Pattern.compile(
            "[vV]?([0-9]{1,9}(?:\\.[0-9]{1,9}){0,3})"
                    + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+[0-9A-Za-z.-]+)?(?: ?\\([0-9A-Za-z_]+\\))?");
    /** The characters that a browser's `trim` removes. */
    private static final String SPACE = "\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
            + "\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

    private final int[] numbers = new int[4];
    /** Identifiers of a pre-release; none for a release. */
    private final String[] words;

    private AppVersion(String numbers, String words) {
        String[] parts = numbers.split("\\.");
        for (int index = 0; index < parts.length; index++) this.numbers[index] = Integer.parseInt(parts[index]);
        this.words = words == null ? new String[0] : words.split("\\.");
    }

    /** Compares a version with another; UNKNOWN if either is invalid. */
    public static Order compare(Object version, Object reference) {
        AppVersion first = parse(version);
        AppVersion second = parse(reference);
        if (first == null || second == null) return Order.UNKNOWN;
        int difference = first.compareNumbers(second);
        if (difference == 0) difference = first.comparePreReleases(second);
        if (difference == 0) return Order.EQUAL;
        return difference > 0 ? Order.NEWER : Order.OLDER;
    }

    private static AppVersion parse(Object version) {
        if (!(version instanceof String)) return null;
        String text = (String) version;
        int start = 0;
        int end = text.length();
        while (start < end && SPACE.indexOf(text.charAt(start)) >= 0) start++;
        while (end > start && SPACE.indexOf(text.charAt(end - 1)) >= 0) end--;
        Matcher matcher = PATTERN.matcher(text.substring(start, end));
        return matcher.matches() ? new AppVersion(matcher.group(1), matcher.group(2)) : null;
    }

    private int compareNumbers(AppVersion other) {
        for (int index = 0; index < numbers.length; index++) {
            int difference = Integer.compare(numbers[index], other.numbers[index]);
            if (difference != 0) return difference;
        }
        return 0;
    }

    /** Numbers by value and before words, the shorter list first; a release after all its pre-releases. */
    private int comparePreReleases(AppVersion other) {
        if (words.length == 0 || other.words.length == 0) return other.words.length - words.length;
        for (int index = 0; index < Math.min(words.length, other.words.length); index++) {
            int difference = compareWords(words[index], other.words[index]);
            if (difference != 0) return difference;
        }
        return words.length - other.words.length;
    }

    private static int compareWords(String first, String second) {
        boolean firstIsNumber = isNumber(first);
        boolean secondIsNumber = isNumber(second);
        if (firstIsNumber && secondIsNumber) return new java.math.BigInteger(first).compareTo(new java.math.BigInteger(second));
        if (firstIsNumber != secondIsNumber) return firstIsNumber ? -1 : 1;
        return first.compareTo(second);
    }

    private static boolean isNumber(String word) {
        for (int index = 0; index < word.length(); index++)
            if (word.charAt(index) < '0' || word.charAt(index) > '9') return false;
        return true;
    }
}
