import UIKit

/// A screen with one page of the shop. In a navigation controller its bar has the page's title, and a button that goes back
/// in the shop first and then leaves.
open class PawletShopViewController: UIViewController {
  /// Is called when the page has closed itself; by default the controller is popped or dismissed.
  public var onClose: (() -> Void)?

  private let page: ShopPage

  /// - Parameters:
  ///   - options: the shop and what the app can do for it
  ///   - path: such as `/widget.html#/cart`
  /// - Returns: nil if the path is not of the shop
  public init?(options: ShopOptions, path: String) {
    guard let page = PawletShop.createPage(options: options, path: path) else { return nil }
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override func loadView() {
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // The system's own back button would leave without notifying the page.
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(goBack))
    navigationItem.leftBarButtonItem?.accessibilityIdentifier = "pawlet-back"
    page.screen = self
  }

  /// The gesture of VoiceOver to go back.
  open override func accessibilityPerformEscape() -> Bool {
    goBack()
    return true
  }

  /// Opens a link to the shop, such as a Universal Link. Returns false for another site.
  @discardableResult
  public func open(_ link: URL) -> Bool {
    return page.open(link)
  }

  /// Sends changes to the page: token, language, theme ...; `NSNull` removes a field.
  public func update(_ changes: [String: Any]) {
    page.update(changes)
  }

  /// Sends the current token to the page, after the app's user logged in or out.
  public func updateToken() {
    page.updateToken()
  }

  /// Makes the page go back; if it does not respond within 300 ms, the screen closes.
  @objc public func goBack() {
    page.goBack()
  }
}

extension PawletShopViewController: ShopScreen {
  func showTitle(_ title: String) {
    self.title = title
  }

  func close() {
    if let onClose = onClose {
      onClose()
    } else if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  func present(_ sheet: UIViewController) {
    present(sheet, animated: true)
  }
}
