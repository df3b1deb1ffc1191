import Foundation

/// Why a page could not be shown.
enum LoadFailure: String {
  case offline, timeout, server, insecure, crashed

  /// The failure of an error of WebKit; nil for a load that the app itself stopped.
  init?(_ error: Error) {
    let error = error as NSError
    guard error.domain == NSURLErrorDomain else { return nil }
    switch error.code {
    case NSURLErrorCancelled:
      return nil
    case NSURLErrorTimedOut:
      self = .timeout
    case NSURLErrorNotConnectedToInternet, NSURLErrorNetworkConnectionLost, NSURLErrorCannotFindHost,
      NSURLErrorCannotConnectToHost, NSURLErrorDNSLookupFailed, NSURLErrorDataNotAllowed:
      self = .offline
    case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
      NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
      NSURLErrorServerCertificateNotYetValid, NSURLErrorAppTransportSecurityRequiresSecureConnection:
      self = .insecure
    default:
      self = .server
    }
  }

  /// The reason for the shopper.
  var text: String {
    switch self {
    case .offline: return Self.text("pawlet_retry_offline")
    case .timeout: return Self.text("pawlet_retry_timeout")
    case .server: return Self.text("pawlet_retry_server")
    case .insecure: return Self.text("pawlet_retry_insecure")
    case .crashed: return Self.text("pawlet_retry_crashed")
    }
  }

  static func text(_ key: String) -> String {
    return NSLocalizedString(key, bundle: .module, comment: "")
  }
}
