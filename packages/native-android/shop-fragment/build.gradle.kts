plugins {
    id("com.android.library")
    `maven-publish`
}

android {
    namespace = "com.pawlet.shop.fragment"
    compileSdk = 35

    defaultConfig {
        minSdk = 23
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
    api(project(":shop"))
    api("androidx.fragment:fragment:1.8.5")
    implementation("androidx.webkit:webkit:1.12.1")
}

publishing {
    publications {
        register<MavenPublication>("release") {
            artifactId = "shop-fragment"
            afterEvaluate { from(components["release"]) }
        }
    }
}
