/// The version of this package, the only place that has it; the tag of a release has the same. The major version is the
/// number of the protocol, so that two packages with the same major version understand each other.
public enum PackageVersion {
  /// The semantic version of this package.
  public static let version = "1.0.0"
  /// The protocol between the page and the app.
  public static let bridgeProtocol = "pawlet/1"
}
