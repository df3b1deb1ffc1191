import XCTest

@testable import PawletShop

final class ShopAddressTests: XCTestCase {
  func testAnOriginIsComparedExactly() throws {
    let options = try XCTUnwrap(ShopOptions(origin: "https://shop.example.com"))
    for address in ["https://shop.example.com/", "https://SHOP.example.com:443/a#/b"] {
      XCTAssertTrue(options.isOfShop(try XCTUnwrap(URL(string: address))), address)
    }
    for address in [
      "http://shop.example.com/", "https://shop.example.com:444/", "https://shop.example.com.evil.test/",
      "https://user@shop.example.com/", "mailto:a@shop.example.com",
    ] {
      XCTAssertFalse(options.isOfShop(try XCTUnwrap(URL(string: address))), address)
    }
    XCTAssertNil(ShopOptions(origin: "https://shop.example.com/"))
    XCTAssertNil(options.address(of: "https://evil.test/"))
  }

  func testARouteIsTheFragmentOfTheWholeShop() throws {
    let routes = [
      "https://shop.example.com/#/pages/goods/detail?id=1": "/pages/goods/detail?id=1",
      "https://shop.example.com#/pages/cart/cart": "/pages/cart/cart",
      "https://shop.example.com/widget.html#/cart": nil,
      "https://shop.example.com/#top": nil,
      "https://shop.example.com/goods/7": nil,
    ]
    for (address, route) in routes {
      XCTAssertEqual(ShopAddress.route(of: try XCTUnwrap(URL(string: address))), route, address)
    }
  }

  func testEachFailureHasAText() {
    for failure in [LoadFailure.offline, .timeout, .server, .insecure, .crashed] {
      XCTAssertFalse(failure.text.hasPrefix("pawlet_"), failure.rawValue)
    }
    XCTAssertNil(LoadFailure(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)))
  }
}
