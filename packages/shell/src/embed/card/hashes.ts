declare const __PAWLET_PARTS__: Readonly<Record<'colors' | 'options' | 'product' | 'sku', string>>;

/** Hashes of the parts that only the card loads; filled in by the build. */
export const hashes = __PAWLET_PARTS__;
