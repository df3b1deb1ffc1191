import Foundation
import UIKit

/// One page of the shop that is loaded before it is shown. Use it on the main thread.
public enum PawletShop {
  /// A preloaded page is not used after this time: its prices and its token may be old.
  private static let maxAge: TimeInterval = 5 * 60
  private static var preloaded: (page: ShopPage, startedAt: Date)?
  private static var memoryWarning: NSObjectProtocol?

  /// Loads a page in a hidden web view; the next screen with this page takes it over. It replaces the one before, is used
  /// within five minutes, and is dropped when the phone needs its memory.
  ///
  /// - Parameters:
  ///   - options: the shop; the page keeps these options when a screen takes it over
  ///   - path: such as `/widget.html#/cart`
  ///   - window: shows the app; WebKit pauses a page that is in no window. The page is behind all its content.
  /// - Returns: false if the path is not of the shop
  @discardableResult
  public static func preload(options: ShopOptions, path: String, in window: UIWindow) -> Bool {
    discardPreloaded()
    guard let page = ShopPage(options: options, path: path) else { return false }
    page.frame = window.bounds
    page.isUserInteractionEnabled = false
    page.accessibilityElementsHidden = true
    window.insertSubview(page, at: 0)
    page.load()
    preloaded = (page, Date())
    memoryWarning = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { _ in discardPreloaded() }
    return true
  }

  /// Drops the preloaded page, for example when the app's user logs out.
  public static func discardPreloaded() {
    preloaded?.page.removeFromSuperview()
    preloaded = nil
    if let observer = memoryWarning { NotificationCenter.default.removeObserver(observer) }
    memoryWarning = nil
  }

  /// The link of a Universal Link to the shop; nil if the activity is another one.
  public static func link(of activity: NSUserActivity, options: ShopOptions) -> URL? {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL, options.isOfShop(url)
    else { return nil }
    return url
  }

  /// The preloaded page, or a new one that has started to load; nil if the path is not of the shop.
  static func createPage(options: ShopOptions, path: String) -> ShopPage? {
    let found = preloaded
    discardPreloaded()
    if let found = found, found.page.options.origin == options.origin,
      found.page.address == options.address(of: path), Date().timeIntervalSince(found.startedAt) <= maxAge
    {
      found.page.isUserInteractionEnabled = true
      found.page.accessibilityElementsHidden = false
      return found.page
    }
    let page = ShopPage(options: options, path: path)
    page?.load()
    return page
  }
}
