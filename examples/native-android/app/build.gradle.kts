plugins {
    id("com.android.application") version "8.7.3"
}

android {
    namespace = "com.example.shopapp"
    compileSdk = 35

    defaultConfig {
        applicationId = "com.example.shopapp"
        minSdk = 23
        targetSdk = 35
        versionCode = 1
        versionName = "2.3.0"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_1_8
        targetCompatibility = JavaVersion.VERSION_1_8
    }
}

dependencies {
    implementation("com.pawlet:shop:1.0.0")
    implementation("androidx.webkit:webkit:1.12.1")
}
