import Foundation
import XCTest

/// The recorded messages of the protocol, read from the bridge's package in the same repository.
enum Fixtures {
  private static let wire = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("bridge/wire")

  static func read(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: wire.appendingPathComponent(path))
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The envelopes by name.
  static func envelopes() throws -> [String: [String: Any]] {
    let folder = wire.appendingPathComponent("fixtures")
    var found: [String: [String: Any]] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let fixture = try read("fixtures/\(file.lastPathComponent)")
      found[file.deletingPathExtension().lastPathComponent] = try XCTUnwrap(fixture["envelope"] as? [String: Any])
    }
    XCTAssertGreaterThan(found.count, 50)
    return found
  }

  static func message(_ name: String) throws -> [String: Any] {
    return try XCTUnwrap(envelopes()[name]?["m"] as? [String: Any], name)
  }

  static func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value)
    return try XCTUnwrap(String(data: data, encoding: .utf8))
  }
}
