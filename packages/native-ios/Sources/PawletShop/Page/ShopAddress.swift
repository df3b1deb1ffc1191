import Foundation
import WebKit

/// Recognizes URLs of the shop, and URLs that may be opened in another app.
enum ShopAddress {
  private static let outside: Set<String> = ["https", "mailto", "tel"]

  /// Scheme, host and port as a browser writes them; nil without such an origin.
  static func origin(of url: URL?) -> String? {
    guard let url = url, url.user == nil, let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased() else {
      return nil
    }
    return origin(scheme, host, url.port ?? 0)
  }

  static func origin(of origin: WKSecurityOrigin) -> String? {
    return self.origin(origin.`protocol`, origin.host, origin.port)
  }

  static func isSafeOutside(_ url: URL) -> Bool {
    return url.scheme.map { outside.contains($0.lowercased()) } ?? false
  }

  /// The route of an address of the shop, such as `/pages/cart/cart`; nil if it has none.
  static func route(of url: URL) -> String? {
    guard url.path.isEmpty || url.path == "/",
      let route = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedFragment,
      route.hasPrefix("/")
    else { return nil }
    return route
  }

  private static func origin(_ scheme: String, _ host: String, _ port: Int) -> String? {
    let usual = ["https": 443, "http": 80]
    guard let own = usual[scheme], !host.isEmpty else { return nil }
    return "\(scheme)://\(host)" + (port == 0 || port == own ? "" : ":\(port)")
  }
}
