plugins {
    id("com.android.library")
    `maven-publish`
}

android {
    namespace = "com.pawlet.shop"
    compileSdk = 35

    defaultConfig {
        minSdk = 23
        consumerProguardFiles("consumer-rules.pro")
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_1_8
        targetCompatibility = JavaVersion.VERSION_1_8
    }

    publishing {
        singleVariant("release") {
            withSourcesJar()
        }
    }
}

dependencies {
    // Used where the app has it: see Optional.java.
    compileOnly("androidx.webkit:webkit:1.12.1")
    testImplementation("junit:junit:4.13.2")
}

publishing {
    publications {
        register<MavenPublication>("release") {
            artifactId = "shop"
            afterEvaluate { from(components["release"]) }
        }
    }
}
