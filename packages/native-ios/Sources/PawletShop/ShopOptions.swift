import Foundation

/// The shop's token of the app's user.
public struct ShopToken {
  let value: String
  let expiresIn: Double?

  /// - Parameters:
  ///   - value: the token
  ///   - expiresIn: seconds from now; nil if it does not expire
  public init(_ value: String, expiresIn: Double? = nil) {
    self.value = value
    self.expiresIn = expiresIn
  }

  var onWire: [String: Any] {
    var fields: [String: Any] = ["token": value]
    if let expiresIn = expiresIn { fields["tokenExpiresIn"] = expiresIn }
    return fields
  }
}

/// Result of a request of the page.
public enum Outcome: String {
  /// It was done. For a payment: the wallet returned; whether the order is paid is decided by the shop's server.
  case done
  /// The shopper canceled it.
  case cancelled
  /// It failed.
  case failed
  /// The app cannot do it.
  case unavailable
}

/// A payment that the shopper started.
public struct PaymentRequest {
  /// Number of the order.
  public let orderNumber: String
  /// The wallet, such as `wechat`.
  public let payType: String
  /// URL of the wallet's page, or the provider's signed parameters as text for its SDK.
  public let payment: String

  init?(_ argument: Any) {
    guard let orderNumber = Arguments.text(argument, "orderNumber"), let payType = Arguments.text(argument, "payType"),
      let payment = Arguments.text(argument, "payment")
    else { return nil }
    self.orderNumber = orderNumber
    self.payType = payType
    self.payment = payment
  }
}

/// Opens a wallet with the app's own SDK. Call `finish` once, on the main thread; the page asks the shop's server
/// whether the order is paid.
public typealias PaymentHandler = (_ request: PaymentRequest, _ finish: @escaping (Outcome) -> Void) -> Void

/// Implements one more method of the page, such as `scanCode`: see packages/bridge/docs/wire.md. The argument is `NSNull`
/// where there is none, and so is a result of nothing. Call `answer` once, on the main thread.
public typealias ShopMethod = (
  _ argument: Any, _ answer: @escaping (Result<Any, BridgeError>) -> Void
) -> Void

/// The shop and what the app can do for it.
public struct ShopOptions {
  /// Scheme, host and port of the shop, such as `https://shop.example.com`; compared exactly.
  public let origin: String

  /// Country of the shop, ISO 3166 alpha-3. Default: CHN.
  public var country = "CHN"

  /// Language of the shop, such as `de`. Default: nil, the app's.
  public var language: String?

  /// The token that the app has in memory, nil for a visitor; called at each start of the page. Default: a visitor.
  public var token: () -> ShopToken? = { nil }

  /// Requests a new token, before the current one expires or after the shop refused it; nil if nobody is logged in.
  /// Default: nil, the current token is used.
  public var refreshToken: ((_ finish: @escaping (ShopToken?) -> Void) -> Void)?

  /// Opens every wallet that has no handler of its own. Default: nil, the wallet's page is opened outside.
  public var pay: PaymentHandler?

  /// Pays with the SDK of WeChat Pay. Default: nil, WeChat Pay is not offered in the app.
  public var payByWeChat: PaymentHandler?

  /// Pays with the SDK of Alipay. Default: nil, Alipay is not offered in the app.
  public var payByAlipay: PaymentHandler?

  /// The number of the app in the App Store, for the prompt to upgrade. Default: nil, the store that the shop sets.
  public var appStoreId: String?

  /// More methods of the page by name, such as `login` or `scanCode`; each becomes a capability. Default: none.
  public var methods: [String: ShopMethod] = [:]

  /// The app's `brand`, `corner`, `font` or `density`. Default: the shop's own.
  public var appearance: [String: String] = [:]

  /// Is called with the shop's events, such as `pawlet:purchase`, and their fields. Default: nothing.
  public var onEvent: (_ name: String, _ detail: [String: Any]) -> Void = { _, _ in }

  /// The page uses another protocol, such as `pawlet/2`: update this package. Default: nothing.
  public var onOtherProtocol: (String) -> Void = { _ in }

  /// Returns nil if the text is no origin such as `https://shop.example.com`.
  public init?(origin: String) {
    guard let url = URL(string: origin), ShopAddress.origin(of: url) == origin else { return nil }
    self.origin = origin
  }

  /// Whether a link, such as a Universal Link, belongs to the shop.
  public func isOfShop(_ url: URL) -> Bool {
    return ShopAddress.origin(of: url) == origin
  }

  /// The absolute address of a path such as `/widget.html#/cart`; nil if it is not of the shop.
  public func address(of path: String) -> URL? {
    guard let url = URL(string: path.hasPrefix("/") ? origin + path : path), isOfShop(url) else { return nil }
    return url
  }
}
