import Foundation

/// A response that the page receives as an error with a code, such as `FORBIDDEN`.
public struct BridgeError: Error {
  /// One of the codes of packages/bridge/docs/wire.md, such as `FORBIDDEN`.
  public let code: String
  /// For the log; the shopper does not see it.
  public let message: String

  /// - Parameters:
  ///   - code: such as `FORBIDDEN`
  ///   - message: for the log
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// The app's side of one page. Every handshake of the page gets a response, so that it may reload at any time. All methods
/// are for the main thread; the sender of a message is checked before.
final class Bridge {
  /// Receives the result of a call, once.
  typealias Answer = (Result<Any, BridgeError>) -> Void
  /// Handles a call of the page; the argument is `NSNull` where there is none, and so is a result of nothing.
  typealias Handler = (_ argument: Any, _ answer: @escaping Answer) -> Void

  private static let capabilities = [
    "pay", "pay.wechat", "pay.alipay", "share", "openUrl", "chooseImage", "saveImage", "getLocation", "scanCode", "copy",
    "haptic", "setTitle", "close", "back", "navigate", "openAppStore", "track", "login", "requestToken", "listDevices",
    "setReminder",
  ]
  private static let rememberedIds = 1000

  private let send: (String) -> Void
  private let context: () -> [String: Any]
  private let handlers: [String: Handler]
  private let onOtherProtocol: (String) -> Void
  private let prefix = UUID().uuidString.lowercased()
  private var ownId = ""
  private var pageId: String?
  /// Whether the handshake with the current page is complete.
  private(set) var isConnected = false
  private var isProblemReported = false
  private var count = 0
  private var waiting: [String: Answer] = [:]
  private var seen: Set<String> = []
  private var order: [String] = []

  /// - Parameters:
  ///   - send: sends a message to the page
  ///   - context: returns the launch context without `protocol` and `capabilities`, at each start of the page
  ///   - handlers: the methods of the page that the app implements
  ///   - onOtherProtocol: the page uses another protocol, such as `pawlet/2`: it gets no reply; called once for each page
  init(
    send: @escaping (String) -> Void,
    context: @escaping () -> [String: Any],
    handlers: [String: Handler],
    onOtherProtocol: @escaping (String) -> Void = { _ in }
  ) {
    self.send = send
    self.context = context
    self.handlers = handlers
    self.onOtherProtocol = onOtherProtocol
  }

  /// Starts the handshake.
  func start() {
    // One id for each start: a page treats a handshake with a known id as a repetition.
    ownId = UUID().uuidString.lowercased()
    say(["type": "SYN", "participantId": ownId])
  }

  /// The page was left or has crashed: there are no more responses.
  func pageGone() {
    let left = waiting
    waiting = [:]
    isProblemReported = false
    isConnected = false
    pageId = nil
    for answer in left.values {
      answer(.failure(BridgeError(code: "ABORTED", message: "the page is gone")))
    }
  }

  /// Calls the page's methods `updateContext`, `back`, `resume` or `navigate`; the caller sets the time limit.
  func call(_ method: String, _ argument: Any? = nil, then answer: @escaping Answer = { _ in }) {
    guard isConnected else {
      answer(.failure(BridgeError(code: "UNAVAILABLE", message: "\(method): no page is connected")))
      return
    }
    let id = nextId()
    waiting[id] = answer
    let arguments = argument.map { [$0] } ?? []
    say(["type": "CALL", "id": id, "methodPath": [method], "args": arguments])
  }

  /// Receives a message of the page.
  func receive(_ text: String) {
    switch Wire.read(text) {
    case .ignored:
      return
    case .newer(let other):
      if !isProblemReported { onOtherProtocol(other) }
      isProblemReported = true
    case .message(let id, let message):
      if remember(id) { handle(message) }
    }
  }

  private func handle(_ message: [String: Any]) {
    switch message["type"] as? String {
    case "SYN":
      onSyn(message["participantId"] as? String ?? "")
    case "ACK1":
      say(["type": "ACK2"])
      isConnected = pageId != nil
    case "ACK2":
      isConnected = pageId != nil
    case "CALL":
      onCall(message)
    case "REPLY":
      onReply(message)
    default:
      pageGone()
    }
  }

  private func remember(_ id: String) -> Bool {
    guard seen.insert(id).inserted else { return false }
    order.append(id)
    if order.count > Bridge.rememberedIds { seen.remove(order.removeFirst()) }
    return true
  }

  private func onSyn(_ id: String) {
    if id == pageId && isConnected { return }
    if id != pageId {
      pageGone()
      pageId = id
      say(["type": "SYN", "participantId": ownId])
    }
    // The side whose id sorts last, byte by byte, leads.
    guard Array(id.utf8).lexicographicallyPrecedes(Array(ownId.utf8)) else { return }
    let names = ["getLaunchContext"] + handlers.keys.sorted()
    say(["type": "ACK1", "methodPaths": names.map { [$0] }])
  }

  private func onReply(_ message: [String: Any]) {
    guard let id = message["callId"] as? String, let answer = waiting.removeValue(forKey: id) else { return }
    let value = message["value"] ?? NSNull()
    guard message["isError"] as? Bool == true else {
      answer(.success(value))
      return
    }
    let fields = value as? [String: Any] ?? [:]
    let code = fields["code"] as? String ?? "UNAVAILABLE"
    answer(.failure(BridgeError(code: code, message: fields["message"] as? String ?? "")))
  }

  private func onCall(_ message: [String: Any]) {
    guard isConnected, let id = message["id"] as? String, let name = (message["methodPath"] as? [String])?.first
    else { return }
    if name == "getLaunchContext" {
      reply(id, launchContext())
      return
    }
    guard let handler = handlers[name] else {
      let value = [
        "name": "PenpalError", "message": "Method `\(name)` is not found.", "penpalCode": "METHOD_NOT_FOUND",
      ]
      say([
        "type": "REPLY", "callId": id, "value": value, "isError": true, "isSerializedErrorInstance": true,
      ])
      return
    }
    let asking = pageId
    var isAnswered = false
    let argument = (message["args"] as? [Any])?.first ?? NSNull()
    handler(argument) { [weak self] result in
      // A late response must not reach the page that replaced the caller.
      guard let self = self, !isAnswered, self.pageId == asking else { return }
      isAnswered = true
      switch result {
      case .success(let value): self.reply(id, value)
      case .failure(let error): self.refuse(id, error)
      }
    }
  }

  private func launchContext() -> [String: Any] {
    var content = context()
    content["protocol"] = Wire.version
    content["capabilities"] = Bridge.capabilities.filter { handlers[$0] != nil }
    return content
  }

  private func reply(_ callId: String, _ value: Any) {
    let message: [String: Any] = ["type": "REPLY", "callId": callId, "value": value]
    if let text = try? Wire.write(id: nextId(), content: message) {
      send(text)
    } else {
      refuse(callId, BridgeError(code: "PROTOCOL", message: "the answer cannot be sent"))
    }
  }

  private func refuse(_ callId: String, _ error: BridgeError) {
    let value = ["name": "PawletError", "code": error.code, "message": error.message]
    say(["type": "REPLY", "callId": callId, "value": value, "isError": true])
  }

  private func nextId() -> String {
    count += 1
    return "\(prefix)-\(count)"
  }

  private func say(_ content: [String: Any]) {
    if let text = try? Wire.write(id: nextId(), content: content) { send(text) }
  }
}
