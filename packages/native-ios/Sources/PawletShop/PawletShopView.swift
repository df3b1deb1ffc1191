import SwiftUI

/// A page of the shop in SwiftUI, with its own bar.
public struct PawletShopView: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  private let options: ShopOptions
  private let path: String
  private let link: URL?

  /// - Parameters:
  ///   - options: the shop and what the app can do for it
  ///   - path: such as `/widget.html#/cart`; a view for another path needs another `id`
  ///   - link: a link to the shop that the open page follows, from `onOpenURL`. Default: nil
  public init(options: ShopOptions, path: String, link: URL? = nil) {
    self.options = options
    self.path = path
    self.link = link
  }

  public func makeCoordinator() -> Coordinator {
    return Coordinator()
  }

  public func makeUIViewController(context: Context) -> UINavigationController {
    guard let shop = PawletShopViewController(options: options, path: path) else {
      preconditionFailure("Pawlet: \(path) is not a page of \(options.origin)")
    }
    return UINavigationController(rootViewController: shop)
  }

  public func updateUIViewController(_ navigation: UINavigationController, context: Context) {
    guard let shop = navigation.viewControllers.first as? PawletShopViewController else { return }
    let dismiss = self.dismiss
    shop.onClose = { dismiss() }
    guard let link = link, link != context.coordinator.openLink else { return }
    context.coordinator.openLink = link
    shop.open(link)
  }

  /// Stores which link was opened, so that an update of the view does not open it again.
  public final class Coordinator {
    fileprivate var openLink: URL?
  }
}
