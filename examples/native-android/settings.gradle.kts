pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "shop-sample"
include(":app")
// An app of yours takes the published library instead: leave this line out.
includeBuild("../../packages/native-android")
