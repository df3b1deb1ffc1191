/** The attribute and query name of an option: `productId` is `product-id`. */
export function toAttributeName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** The prop name of an option: `product-id` is `productId`. */
export function toPropName(name: string): string {
  return name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
