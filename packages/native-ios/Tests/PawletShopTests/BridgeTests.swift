import XCTest

@testable import PawletShop

/// Replays the recorded messages of the protocol.
final class BridgeTests: XCTestCase {
  private var sent: [[String: Any]] = []

  /// A bridge that replies to each call with the recorded result.
  private func createBridge(onOtherProtocol: @escaping (String) -> Void = { _ in }) throws -> Bridge {
    let envelopes = try Fixtures.envelopes()
    var handlers: [String: Bridge.Handler] = [:]
    for name in envelopes.keys where name.hasPrefix("page-call-") && name != "page-call-getLaunchContext" {
      let method = String(name.dropFirst("page-call-".count))
      let value = try Fixtures.message("embedder-reply-\(method)")["value"] ?? NSNull()
      handlers[method] = { _, answer in answer(.success(value)) }
    }
    return Bridge(
      send: { [unowned self] text in
        guard case .message(_, let content) = Wire.read(text) else { return XCTFail("unreadable: \(text)") }
        self.sent.append(content)
      },
      context: { ["platform": "ios", "language": "de", "country": "DEU"] },
      handlers: handlers,
      onOtherProtocol: onOtherProtocol
    )
  }

  private func connect(_ bridge: Bridge) throws {
    bridge.start()
    let envelopes = try Fixtures.envelopes()
    for name in ["page-syn", "page-ack1"] { bridge.receive(try Fixtures.text(try XCTUnwrap(envelopes[name]))) }
    XCTAssertTrue(bridge.isConnected)
    sent = []
  }

  func testParsesEveryMessage() throws {
    for (name, envelope) in try Fixtures.envelopes() {
      guard case .message(let id, let content) = Wire.read(try Fixtures.text(envelope)) else {
        XCTFail(name)
        continue
      }
      XCTAssertEqual(id, envelope["id"] as? String, name)
      XCTAssertEqual(content as NSDictionary, envelope["m"] as? NSDictionary, name)
    }
  }

  func testRepliesToEveryCallAsRecorded() throws {
    let bridge = try createBridge()
    try connect(bridge)
    for (name, envelope) in try Fixtures.envelopes() where name.hasPrefix("page-call-") {
      sent = []
      bridge.receive(try Fixtures.text(envelope))
      let method = String(name.dropFirst("page-call-".count))
      let expected = try Fixtures.message("embedder-reply-\(method)")
      XCTAssertEqual(sent.count, 1, method)
      XCTAssertEqual(sent.first?["callId"] as? String, expected["callId"] as? String, method)
      if method == "getLaunchContext" { continue }
      XCTAssertEqual(sent.first?["value"] as? NSObject, expected["value"] as? NSObject, method)
    }
  }

  func testCallsThePageAndReceivesItsReplies() throws {
    let bridge = try createBridge()
    try connect(bridge)
    for method in ["updateContext", "back", "resume", "navigate"] {
      let call = try Fixtures.message("embedder-call-\(method)")
      let value = try Fixtures.message("page-reply-\(method)")["value"] ?? NSNull()
      var results: [NSObject?] = []
      sent = []
      bridge.call(method, (call["args"] as? [Any])?.first) { result in
        if case .success(let value) = result { results.append(value as? NSObject) }
      }
      XCTAssertEqual(sent.first?["args"] as? NSArray, call["args"] as? NSArray, method)
      let id = try XCTUnwrap(sent.first?["id"] as? String)
      let reply: [String: Any] = ["type": "REPLY", "callId": id, "value": value]
      bridge.receive(try Wire.write(id: "reply-\(method)", content: reply))
      XCTAssertEqual(results, [value as? NSObject], method)
    }
  }

  func testReportsAnotherProtocolOnceAndDoesNotReply() throws {
    var reported: [String] = []
    let bridge = try createBridge { reported.append($0) }
    for count in 0..<2 {
      bridge.receive(try Fixtures.text(["v": "pawlet/2", "id": "next-\(count)", "m": ["hello": true]]))
    }
    XCTAssertEqual(reported, ["pawlet/2"])
    XCTAssertTrue(sent.isEmpty)
    XCTAssertFalse(bridge.isConnected)
  }
}
