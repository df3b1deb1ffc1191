import PawletShop
import SwiftUI

/// A button that opens the cart, which is loaded before.
@main
struct ShopSampleApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

private struct ContentView: View {
  private static let cart = "/widget.html#/cart"

  private let options = ShopOptions(origin: "https://shop.example.com")
  @State private var isShopOpen = false
  @State private var link: URL?

  var body: some View {
    if let options = options {
      Button("open_shop") { isShopOpen = true }
        .onAppear { preload(options) }
        .onOpenURL { url in
          guard options.isOfShop(url) else { return }
          link = url
          isShopOpen = true
        }
        .fullScreenCover(isPresented: $isShopOpen) {
          PawletShopView(options: options, path: ContentView.cart, link: link).ignoresSafeArea()
        }
    }
  }

  private func preload(_ options: ShopOptions) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow) else { return }
    PawletShop.preload(options: options, path: ContentView.cart, in: window)
  }
}
