import Foundation

/// The scripts that the app runs in the page.
enum Script {
  /// Runs in the app's own script world, in the main frame, before the page's scripts. They cannot reach this world, and a
  /// frame of another origin cannot dispatch an event at the page's window.
  static func relay(to origin: String) -> String? {
    guard let shop = literal(origin) else { return nil }
    return """
      (() => {
        // The URL list of a user script ignores ports, so the origin is compared here.
        if (window.top !== window || location.origin !== \(shop)) return;
        const { pawlet } = window.webkit.messageHandlers;
        window.addEventListener('pawlet:native', (event) => {
          if (typeof event.detail === 'string') pawlet.postMessage(event.detail);
        });
        document.documentElement.dataset.pawletBridge = 'webkit';
      })();
      """
  }

  /// Passes a message to the page, if it is still the shop's: the origin is compared in the same script.
  static func deliver(_ text: String, to origin: String) -> String? {
    guard let literal = literal(text), let shop = self.literal(origin) else { return nil }
    return "location.origin === \(shop) && window.__pawletBridge && void window.__pawletBridge.receive(\(literal))"
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
}
