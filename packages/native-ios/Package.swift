// swift-tools-version:5.7
import PackageDescription

let package = Package(
  name: "PawletShop",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "PawletShop", targets: ["PawletShop"])
  ],
  targets: [
    .target(name: "PawletShop", resources: [.process("Resources")]),
    .testTarget(name: "PawletShopTests", dependencies: ["PawletShop"]),
  ]
)
