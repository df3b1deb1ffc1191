import UIKit
import WebKit

/// A screen with one page of the shop.
final class ShopViewController: UIViewController {
  private static let outside: Set<String> = ["https", "mailto", "tel"]
  private static let backLimit = 0.3

  /// A token of the user who is logged in to your app and its lifetime in seconds; nil without one.
  var token: () -> (value: String, expiresIn: Double?)? = { nil }

  /// Country of the shop, ISO 3166 alpha-3.
  var country = "CHN"

  private let address: URL
  private let origin: String
  private var crashes = 0

  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    // The controller retains its handler; the listener breaks the retain cycle.
    configuration.userContentController.add(Listener(self), name: "pawlet")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = self
    view.uiDelegate = self
    return view
  }()

  private lazy var bridge = Bridge(
    send: { [weak self] text in self?.deliver(text) },
    context: { [weak self] in self?.launchContext() ?? [:] },
    handlers: handlers()
  )

  init?(address: URL) {
    guard let origin = ShopViewController.origin(of: address) else { return nil }
    self.address = address
    self.origin = origin
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The system's own back button would leave without notifying the page.
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
    NotificationCenter.default.addObserver(
      self, selector: #selector(resume), name: UIApplication.willEnterForegroundNotification, object: nil)
    bridge.start()
    webView.load(URLRequest(url: address))
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    update(["safeArea": safeArea()])
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update(["theme": theme()])
  }

  /// Sends changes to the page; `NSNull` removes a field.
  func update(_ changes: [String: Any]) {
    bridge.call("updateContext", changes)
  }

  /// Makes the page go back; if it does not respond within 300 ms, the screen closes.
  @objc func goBack() {
    var isSettled = false
    let settle: (Bool) -> Void = { [weak self] isHandled in
      if isSettled { return }
      isSettled = true
      if !isHandled { self?.leave() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + ShopViewController.backLimit) { settle(false) }
    bridge.call("back") { result in
      guard case .success(let value) = result else { return settle(false) }
      settle((value as? [String: Any])?["handled"] as? Bool == true)
    }
  }

  @objc private func resume() {
    bridge.call("resume")
  }

  private func leave() {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  /// Sends a message to the page, if it is still the shop's: the origin is compared in the same script.
  private func deliver(_ text: String) {
    guard let literal = ShopViewController.literal(text), let shop = ShopViewController.literal(origin) else { return }
    let script = "location.origin === \(shop) && window.__pawletBridge && void window.__pawletBridge.receive(\(literal))"
    webView.evaluateJavaScript(script)
  }

  fileprivate func hear(_ message: WKScriptMessage) {
    // Every frame of the page can call the handler; WebKit reports the calling frame.
    let frame = message.frameInfo
    guard frame.isMainFrame, ShopViewController.origin(of: frame.securityOrigin) == origin,
      let text = message.body as? String
    else { return }
    bridge.receive(text)
  }

  private func launchContext() -> [String: Any] {
    var context: [String: Any] = [
      "platform": "ios",
      "language": Locale.preferredLanguages.first ?? "en",
      "country": country,
      "theme": theme(),
      "safeArea": safeArea(),
    ]
    if let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String {
      context["appVersion"] = version
    }
    if let grant = grant() { context.merge(grant) { _, new in new } }
    return context
  }

  private func grant() -> [String: Any]? {
    guard let token = token() else { return nil }
    var grant: [String: Any] = ["token": token.value]
    if let expiresIn = token.expiresIn { grant["tokenExpiresIn"] = expiresIn }
    return grant
  }

  private func handlers() -> [String: Bridge.Handler] {
    return [
      "openUrl": { [weak self] argument, answer in
        self?.openOutside(ShopViewController.text(argument, "url"), answer)
      },
      // The wallet opens outside; the page gets the payment result from the shop's server.
      "pay": { [weak self] argument, answer in
        self?.openOutside(ShopViewController.text(argument, "payment"), answer)
      },
      "copy": { argument, answer in
        UIPasteboard.general.string = ShopViewController.text(argument, "text")
        answer(.success("done"))
      },
      "share": { [weak self] argument, answer in
        self?.share(ShopViewController.text(argument, "url"), answer)
      },
      "setTitle": { [weak self] argument, answer in
        self?.title = ShopViewController.text(argument, "title")
        answer(.success(NSNull()))
      },
      "close": { [weak self] _, answer in
        answer(.success("done"))
        self?.leave()
      },
      "back": { [weak self] _, answer in
        answer(.success("done"))
        self?.leave()
      },
      "requestToken": { [weak self] _, answer in
        answer(.success((self?.grant() as Any?) ?? NSNull()))
      },
      "reportHeight": { _, answer in answer(.success(NSNull())) },
      "emit": { _, answer in answer(.success(NSNull())) },
    ]
  }

  private func share(_ text: String?, _ answer: @escaping Bridge.Answer) {
    guard let text = text, let url = URL(string: text) else {
      answer(.success("failed"))
      return
    }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.completionWithItemsHandler = { _, isCompleted, _, _ in
      answer(.success(isCompleted ? "done" : "cancelled"))
    }
    present(sheet, animated: true)
  }

  private func openOutside(_ text: String?, _ answer: @escaping Bridge.Answer = { _ in }) {
    guard let text = text, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ShopViewController.outside.contains(scheme)
    else {
      answer(.success("failed"))
      return
    }
    UIApplication.shared.open(url) { isOpen in answer(.success(isOpen ? "done" : "failed")) }
  }

  private func theme() -> String {
    return traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
  }

  private func safeArea() -> [String: Any] {
    let insets = view.safeAreaInsets
    return ["top": insets.top, "right": insets.right, "bottom": insets.bottom, "left": insets.left]
  }

  private static func text(_ argument: Any, _ name: String) -> String? {
    return (argument as? [String: Any])?[name] as? String
  }

  private static func literal(_ text: String) -> String? {
    guard let data = try? JSONSerialization.data(withJSONObject: [text]),
      let array = String(data: data, encoding: .utf8)
    else { return nil }
    let content = array.dropFirst().dropLast()
    // Two separators that JSON does not escape end a line where it is parsed as a script.
    return content.replacingOccurrences(of: "\u{2028}", with: "\\u2028")
      .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }

  /// Scheme, host and port as a browser writes them; nil without such an origin.
  private static func origin(of url: URL?) -> String? {
    guard let url = url, let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased() else { return nil }
    return origin(scheme, host, url.port ?? 0)
  }

  private static func origin(of origin: WKSecurityOrigin) -> String? {
    return self.origin(origin.`protocol`, origin.host, origin.port)
  }

  private static func origin(_ scheme: String, _ host: String, _ port: Int) -> String? {
    let usual = ["https": 443, "http": 80]
    guard let own = usual[scheme], !host.isEmpty else { return nil }
    return "\(scheme)://\(host)" + (port == 0 || port == own ? "" : ":\(port)")
  }
}

extension ShopViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url else { return decisionHandler(.cancel) }
    let isShop = ShopViewController.origin(of: url) == origin
    let isFrame = action.targetFrame.map { !$0.isMainFrame } ?? false
    if isShop || (isFrame && ["https", "about", "blob"].contains(url.scheme ?? "")) {
      decisionHandler(.allow)
      return
    }
    decisionHandler(.cancel)
    if !isFrame { openOutside(url.absoluteString) }
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
    bridge.pageGone()
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    bridge.pageGone()
    crashes += 1
    if crashes <= 3 { webView.load(URLRequest(url: address)) }
  }
}

extension ShopViewController: WKUIDelegate {
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    openOutside(action.request.url?.absoluteString)
    return nil
  }
}

/// Receives the page's messages for the screen, without retaining it.
private final class Listener: NSObject, WKScriptMessageHandler {
  private weak var screen: ShopViewController?

  init(_ screen: ShopViewController) {
    self.screen = screen
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    screen?.hear(message)
  }
}
