/** What `autoHeight` takes. */
export interface AutoHeightOptions {
  /** Tells the height in CSS pixels: `connection.reportHeight`. */
  readonly report: (height: number) => void;
  /** Tallest height ever told, in CSS pixels. @default 10000 */
  readonly maxHeight?: number | undefined;
}

/** Tells the height of an element's border box whenever it changes; answers the function that ends it. */
export declare function autoHeight(element: Element, options: AutoHeightOptions): () => void;
