// swift-tools-version: 5.7
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "ShopSample",
  defaultLocalization: "en",
  platforms: [.iOS("15.2")],
  products: [
    .iOSApplication(
      name: "ShopSample",
      targets: ["AppModule"],
      bundleIdentifier: "com.example.shopapp",
      displayVersion: "2.3.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [
    .package(path: "../../../packages/native-ios")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "PawletShop", package: "native-ios")],
      path: ".",
      resources: [.process("Resources")]
    )
  ]
)
