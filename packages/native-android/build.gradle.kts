plugins {
    id("com.android.library") version "8.7.3" apply false
    id("org.jetbrains.kotlin.android") version "2.0.21" apply false
    id("org.jetbrains.kotlin.plugin.compose") version "2.0.21" apply false
}

/** The only place that has the version is the class that apps can read. */
val versionSource = file("shop/src/main/java/com/pawlet/shop/bridge/PackageVersion.java").readText()
val packageVersion = checkNotNull(Regex("""VERSION = "([^"]+)"""").find(versionSource)).groupValues[1]

subprojects {
    group = "com.pawlet"
    version = packageVersion
}
