package com.pawlet.shop.bridge;

/**
 * The version of this library, the only place that has it: Gradle reads it here. The major version is the number of the
 * protocol, so that two packages with the same major version understand each other.
 */
public final class PackageVersion {
    /** The semantic version of this library. */
    public static final String VERSION = "1.0.0";
    /** The protocol between the page and the app. */
    public static final String PROTOCOL = "pawlet/1";

    private PackageVersion() {}
}
