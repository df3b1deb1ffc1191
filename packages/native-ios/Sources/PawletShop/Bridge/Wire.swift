import Foundation

/// The envelope `pawlet/1`: parsing and serializing messages.
enum Wire {
  static let version = PackageVersion.bridgeProtocol
  /// Maximum size of one message in bytes of UTF-8.
  static let messageLimit = 256 * 1024

  enum Read {
    case message(id: String, content: [String: Any])
    case newer(String)
    case ignored
  }

  enum Problem: Error {
    case cannotBeWritten
  }

  /// Parses a received text; never throws.
  static func read(_ text: String) -> Read {
    guard text.utf8.count <= messageLimit, let data = text.data(using: .utf8),
      let envelope = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let spoken = envelope["v"] as? String, let id = envelope["id"] as? String, isText(id)
    else { return .ignored }
    let parts = spoken.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "pawlet" else { return .ignored }
    let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy(isNumber) else { return .ignored }
    guard numbers[0] == "1" else { return .newer(spoken) }
    guard let content = envelope["m"] as? [String: Any], content["namespace"] as? String == "penpal",
      hasForm(content)
    else { return .ignored }
    return .message(id: id, content: content)
  }

  /// Serializes a message; invalid or too long ones throw.
  static func write(id: String, content: [String: Any]) throws -> String {
    var message = content
    message["namespace"] = "penpal"
    let envelope: [String: Any] = ["v": version, "id": id, "m": message]
    guard JSONSerialization.isValidJSONObject(envelope),
      let data = try? JSONSerialization.data(withJSONObject: envelope), data.count <= messageLimit,
      let text = String(data: data, encoding: .utf8)
    else { throw Problem.cannotBeWritten }
    return text
  }

  private static func isText(_ value: Any?) -> Bool {
    guard let text = value as? String else { return false }
    return (1...128).contains(text.utf16.count)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    return (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
  }

  private static func hasForm(_ message: [String: Any]) -> Bool {
    switch message["type"] as? String {
    case "ACK1", "ACK2", "DESTROY":
      return true
    case "SYN":
      return isText(message["participantId"])
    case "REPLY":
      return isText(message["callId"])
    case "CALL":
      guard let path = message["methodPath"] as? [String], let arguments = message["args"] as? [Any] else {
        return false
      }
      return isText(message["id"]) && path.count == 1 && isText(path[0]) && arguments.count < 2
    default:
      return false
    }
  }
}
