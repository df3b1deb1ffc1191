/// Reads the argument of a call.
enum Arguments {
  static func text(_ argument: Any, _ name: String) -> String? {
    return (argument as? [String: Any])?[name] as? String
  }
}
