/** Rendered width of a banner, as a value of `sizes`. */
export const bannerSizes = 'min(100vw, 1240px)';
