import UIKit
import WebKit

/// The part of the app that shows a page.
protocol ShopScreen: AnyObject {
  func showTitle(_ title: String)
  func close()
  func present(_ sheet: UIViewController)
}

/// A web view with one page of the shop and the bridge to it. It reloads itself when its process ends, and shows a message
/// with a button when the page cannot be loaded.
final class ShopPage: UIView {
  private static let backLimit = 0.3
  private static let routeLimit = 1.0
  private static let maxCrashes = 3
  private static let world = WKContentWorld.world(name: "pawlet-app")

  let options: ShopOptions
  private(set) var address: URL
  private let origin: String
  private var title: String?
  private var crashes = 0
  private var hasFailed = false

  /// The screen that shows this page; nil while it is preloaded.
  weak var screen: ShopScreen? {
    didSet {
      guard let screen = screen else { return }
      if let title = title { screen.showTitle(title) }
      // The page may have been loaded with other settings, or for another user.
      update(launchContext())
    }
  }

  private lazy var retry = RetryView { [weak self] in self?.load() }

  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    let content = configuration.userContentController
    // The controller retains its handler; the listener breaks the retain cycle.
    content.add(Listener(self), contentWorld: ShopPage.world, name: "pawlet")
    if let relay = Script.relay(to: origin) {
      content.addUserScript(
        WKUserScript(source: relay, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: ShopPage.world))
    }
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = self
    view.uiDelegate = self
    // The page gets the safe area and keeps it free itself.
    view.scrollView.contentInsetAdjustmentBehavior = .never
    view.scrollView.keyboardDismissMode = .interactive
    // White would flash until the page has painted.
    view.isOpaque = false
    view.backgroundColor = .systemBackground
    view.underPageBackgroundColor = .systemBackground
    return view
  }()

  private lazy var bridge = Bridge(
    send: { [weak self] text in self?.deliver(text) },
    context: { [weak self] in self?.launchContext() ?? [:] },
    handlers: handlers(),
    onOtherProtocol: options.onOtherProtocol
  )

  /// Returns nil if the path is not of the shop.
  init?(options: ShopOptions, path: String) {
    guard let address = options.address(of: path) else { return nil }
    self.options = options
    self.address = address
    origin = options.origin
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for view in [webView, retry] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(resume), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Loads the page, and again after a failure.
  func load() {
    hasFailed = false
    bridge.start()
    webView.load(URLRequest(url: address))
  }

  /// Opens a link to the shop: by its route if the page is there, otherwise by loading it. Returns false for another site.
  func open(_ link: URL) -> Bool {
    guard options.isOfShop(link) else { return false }
    let loadIt: () -> Void = { [weak self] in
      self?.address = link
      self?.load()
    }
    guard let route = ShopAddress.route(of: link), bridge.isConnected else {
      loadIt()
      return true
    }
    let settle = ShopPage.settle(after: ShopPage.routeLimit, otherwise: loadIt)
    bridge.call("navigate", ["route": route]) { settle(ShopPage.isHandled($0)) }
    return true
  }

  /// Sends changes to the page; `NSNull` removes a field.
  func update(_ changes: [String: Any]) {
    bridge.call("updateContext", changes)
  }

  /// Sends the current token to the page.
  func updateToken() {
    update(options.token()?.onWire ?? ["token": NSNull()])
  }

  /// Makes the page go back; if it does not respond within 300 ms, the screen closes.
  func goBack() {
    let leave: () -> Void = { [weak self] in self?.screen?.close() }
    if hasFailed {
      leave()
      return
    }
    let settle = ShopPage.settle(after: ShopPage.backLimit, otherwise: leave)
    bridge.call("back") { settle(ShopPage.isHandled($0)) }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    update(["safeArea": safeArea()])
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update(["theme": theme(), "fontScale": fontScale()])
  }

  @objc private func resume() {
    bridge.call("resume")
  }

  private func deliver(_ text: String) {
    guard let script = Script.deliver(text, to: origin) else { return }
    webView.evaluateJavaScript(script, in: nil, in: .page, completionHandler: nil)
  }

  fileprivate func hear(_ message: WKScriptMessage) {
    // Every frame of the page can call the handler; WebKit reports the calling frame.
    let frame = message.frameInfo
    guard frame.isMainFrame, ShopAddress.origin(of: frame.securityOrigin) == origin,
      let text = message.body as? String
    else { return }
    bridge.receive(text)
  }

  private func fail(_ failure: LoadFailure) {
    hasFailed = true
    webView.isHidden = true
    retry.show(failure)
  }

  private func show() {
    guard !hasFailed else { return }
    webView.isHidden = false
    retry.isHidden = true
  }

  private func launchContext() -> [String: Any] {
    var context: [String: Any] = [
      "platform": "ios",
      "language": options.language ?? Bundle.main.preferredLocalizations.first ?? "en",
      "country": options.country,
      "theme": theme(),
      "fontScale": fontScale(),
      "safeArea": safeArea(),
    ]
    if !options.appearance.isEmpty { context["appearance"] = options.appearance }
    if let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String {
      context["appVersion"] = version
    }
    if let token = options.token() { context.merge(token.onWire) { _, new in new } }
    return context
  }

  private func theme() -> String {
    return traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
  }

  /// The text size of the phone, 1 being normal; the page accepts 0.5 to 4.
  private func fontScale() -> Double {
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection)
    return min(4, max(0.5, Double(scaled) / 100))
  }

  private func safeArea() -> [String: Any] {
    let insets = safeAreaInsets
    return ["top": insets.top, "right": insets.right, "bottom": insets.bottom, "left": insets.left]
  }

  private static func isHandled(_ result: Result<Any, BridgeError>) -> Bool {
    guard case .success(let value) = result else { return false }
    return (value as? [String: Any])?["handled"] as? Bool == true
  }

  /// Runs an action unless the page handles the request in time.
  private static func settle(after limit: Double, otherwise run: @escaping () -> Void) -> (Bool) -> Void {
    var isSettled = false
    let settle: (Bool) -> Void = { isHandled in
      if isSettled { return }
      isSettled = true
      if !isHandled { run() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + limit) { settle(false) }
    return settle
  }
}

extension ShopPage {
  /// The page's requests that the app implements.
  private func handlers() -> [String: Bridge.Handler] {
    var handlers: [String: Bridge.Handler] = [
      "openUrl": { [weak self] argument, answer in
        self?.openOutside(Arguments.text(argument, "url"), answer)
      },
      // The wallet opens outside; the page gets the payment result from the shop's server.
      "pay": { [weak self] argument, answer in
        self?.openOutside(Arguments.text(argument, "payment"), answer)
      },
      "copy": { argument, answer in
        UIPasteboard.general.string = Arguments.text(argument, "text")
        answer(.success("done"))
      },
      "share": { [weak self] argument, answer in
        self?.share(Arguments.text(argument, "url"), answer)
      },
      "setTitle": { [weak self] argument, answer in
        self?.title = Arguments.text(argument, "title")
        self?.screen?.showTitle(Arguments.text(argument, "title") ?? "")
        answer(.success(NSNull()))
      },
      "haptic": { argument, answer in
        ShopPage.vibrate(Arguments.text(argument, "kind"))
        answer(.success(NSNull()))
      },
      "close": { [weak self] _, answer in self?.close(answer) },
      "back": { [weak self] _, answer in self?.close(answer) },
      "reportHeight": { _, answer in answer(.success(NSNull())) },
      "emit": { [weak self] argument, answer in
        answer(.success(NSNull()))
        let detail = (argument as? [String: Any])?["detail"] as? [String: Any]
        if let name = Arguments.text(argument, "name") { self?.options.onEvent(name, detail ?? [:]) }
      },
      "requestToken": { [weak self] _, answer in self?.requestToken(answer) },
    ]
    if let id = options.appStoreId {
      handlers["openAppStore"] = { [weak self] _, answer in
        self?.openOutside("https://apps.apple.com/app/id\(id)", answer)
      }
    }
    let payments = ["pay": options.pay, "pay.wechat": options.payByWeChat, "pay.alipay": options.payByAlipay]
    for (name, payment) in payments {
      if let handler = payment { handlers[name] = pays(with: handler) }
    }
    return handlers.merging(options.methods) { _, own in own }
  }

  private func pays(with handler: @escaping PaymentHandler) -> Bridge.Handler {
    return { [weak self] argument, answer in
      guard let request = PaymentRequest(argument) else {
        answer(.failure(BridgeError(code: "CONTRACT", message: "the payment is incomplete")))
        return
      }
      // A page that nobody sees must not open a wallet.
      guard self?.screen != nil else {
        answer(.success(Outcome.unavailable.rawValue))
        return
      }
      handler(request) { answer(.success($0.rawValue)) }
    }
  }

  private func requestToken(_ answer: @escaping Bridge.Answer) {
    let finish: (ShopToken?) -> Void = { answer(.success(($0?.onWire as Any?) ?? NSNull())) }
    if let refresh = options.refreshToken { refresh(finish) } else { finish(options.token()) }
  }

  private func close(_ answer: @escaping Bridge.Answer) {
    answer(.success((screen == nil ? Outcome.unavailable : Outcome.done).rawValue))
    screen?.close()
  }

  private func share(_ text: String?, _ answer: @escaping Bridge.Answer) {
    guard let screen = screen, let text = text, let url = URL(string: text) else {
      answer(.success("failed"))
      return
    }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = self
    sheet.completionWithItemsHandler = { _, isCompleted, _, _ in
      answer(.success(isCompleted ? "done" : "cancelled"))
    }
    screen.present(sheet)
  }

  private func openOutside(_ text: String?, _ answer: @escaping Bridge.Answer = { _ in }) {
    guard screen != nil, let text = text, let url = URL(string: text), ShopAddress.isSafeOutside(url) else {
      answer(.success("failed"))
      return
    }
    UIApplication.shared.open(url) { isOpen in answer(.success(isOpen ? "done" : "failed")) }
  }

  private static func vibrate(_ kind: String?) {
    switch kind {
    case "success": UINotificationFeedbackGenerator().notificationOccurred(.success)
    case "warning": UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case "error": UINotificationFeedbackGenerator().notificationOccurred(.error)
    default: UISelectionFeedbackGenerator().selectionChanged()
    }
  }
}

extension ShopPage: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url else { return decisionHandler(.cancel) }
    let isShop = ShopAddress.origin(of: url) == origin
    let isFrame = action.targetFrame.map { !$0.isMainFrame } ?? false
    if isShop || (isFrame && ["https", "about", "blob"].contains(url.scheme ?? "")) {
      decisionHandler(.allow)
      return
    }
    decisionHandler(.cancel)
    if !isFrame { openOutside(url.absoluteString) }
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
    // A page of the shop for "not found" explains itself.
    guard response.isForMainFrame, status >= 500 else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    fail(.server)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
    bridge.pageGone()
    show()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
    webView.isOpaque = true
  }

  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: Error) {
    if let failure = LoadFailure(error) { fail(failure) }
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: Error) {
    if let failure = LoadFailure(error) { fail(failure) }
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    bridge.pageGone()
    crashes += 1
    if crashes <= ShopPage.maxCrashes { load() } else { fail(.crashed) }
  }
}

extension ShopPage: WKUIDelegate {
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

/// Receives the page's messages, without retaining it.
private final class Listener: NSObject, WKScriptMessageHandler {
  private weak var page: ShopPage?

  init(_ page: ShopPage) {
    self.page = page
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    page?.hear(message)
  }
}
