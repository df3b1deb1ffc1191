/** The name of an option as an attribute and in a query: `productId` is `product-id`. */
export function toAttributeName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** The name of an option as a prop: `product-id` is `productId`. */
export function toPropName(name: string): string {
  return name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
