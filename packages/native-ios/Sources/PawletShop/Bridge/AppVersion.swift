import Foundation

/// Compares app versions by number, so that 2.10.0 is newer than 2.3.0.
enum AppVersion {
  enum Order: String {
    case newer, equal, older, unknown
  }

  private static let pattern = try? NSRegularExpression(
    pattern: "^[vV]?([0-9]{1,9}(?:\\.[0-9]{1,9}){0,3})"
      + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+[0-9A-Za-z.-]+)?(?: ?\\([0-9A-Za-z_]+\\))?$"
  )

  private struct Parsed {
    let numbers: [Int]
    /// Identifiers of a pre-release; none for a release.
    let words: [String]
  }

  /// Compares a version with another; unknown if either is invalid.
  static func compare(_ version: String?, _ reference: String?) -> Order {
    guard let first = parse(version), let second = parse(reference) else { return .unknown }
    for (left, right) in zip(first.numbers, second.numbers) where left != right {
      return left > right ? .newer : .older
    }
    let difference = comparePreReleases(first.words, second.words)
    if difference == 0 { return .equal }
    return difference > 0 ? .newer : .older
  }

  private static func parse(_ version: String?) -> Parsed? {
    guard let text = version?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    let whole = NSRange(text.startIndex..., in: text)
    guard let match = pattern?.firstMatch(in: text, range: whole), match.range == whole,
      let numbers = Range(match.range(at: 1), in: text)
    else { return nil }
    var parts = text[numbers].split(separator: ".").compactMap { Int($0) }
    while parts.count < 4 { parts.append(0) }
    let words = Range(match.range(at: 2), in: text).map { text[$0].split(separator: ".").map(String.init) }
    return Parsed(numbers: parts, words: words ?? [])
  }

  /// Numbers by value and before words, the shorter list first; a release after all its pre-releases.
  private static func comparePreReleases(_ first: [String], _ second: [String]) -> Int {
    if first.isEmpty || second.isEmpty { return second.count - first.count }
    for (left, right) in zip(first, second) where left != right {
      switch (isNumber(left), isNumber(right)) {
      case (true, true):
        let order = left.compare(right, options: .numeric)
        if order != .orderedSame { return order == .orderedDescending ? 1 : -1 }
      case (true, false): return -1
      case (false, true): return 1
      case (false, false): return Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8)) ? -1 : 1
      }
    }
    return first.count - second.count
  }

  private static func isNumber(_ word: String) -> Bool {
    return word.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
  }
}
