/**
 * What cached data depends on. The triggers on the tables publish a topic when a row changes (migration
 * 0028_published_changes); docs/adr/0058 lists which table publishes which.
 */
export const topics = {
  /** Everything that is shown about a product, except what has a topic of its own. */
  product: (id: number) => `product:${id}`,
  /** Which of a product's SKUs can be bought; as a minor change, its stock, sales and number of reviews. */
  stock: (id: number) => `stock:${id}`,
  /** A product's published reviews, questions and answers, and their authors. */
  reviews: (id: number) => `reviews:${id}`,
  /** Which products there are: published with every `product:…`. */
  products: 'products',
  /** Prices of all products that depend on what is in stock: a minor change with every `stock:…`. */
  prices: 'prices',
  /** Categories, attributes, brands and guarantees. */
  catalogue: 'catalogue',
  /** Discounts and freight. */
  offers: 'offers',
  coupons: 'coupons',
  /** Pages, banners, the shop's name and its other contents. */
  content: 'content',
  /** Search documents and the words in them. */
  search: 'search',
} as const;

/** Topics that every cached value depends on. */
export const topicsOfEverything: ReadonlySet<string> = new Set(['*', 'settings']);
