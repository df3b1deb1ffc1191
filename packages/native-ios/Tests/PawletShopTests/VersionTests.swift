import XCTest

@testable import PawletShop

final class VersionTests: XCTestCase {
  func testComparesVersionsAsTheTableDefines() throws {
    let table = try Fixtures.read("versions.json")
    let reference = try XCTUnwrap(table["reference"] as? String)
    let rows = try XCTUnwrap(table["rows"] as? [[Any]])
    XCTAssertGreaterThanOrEqual(rows.count, 40)
    for row in rows {
      let order = AppVersion.compare(row[0] as? String, reference)
      XCTAssertEqual(order.rawValue, row[1] as? String, "\(row[0])")
    }
  }

  func testThePackageHasTheVersionOfItsProtocol() {
    let number = PackageVersion.bridgeProtocol.split(separator: "/").last
    XCTAssertEqual(PackageVersion.version.split(separator: ".").first, number)
  }
}
