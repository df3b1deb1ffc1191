/** Width at which a banner is drawn, as `sizes` says it. */
export const bannerSizes = 'min(100vw, 1240px)';
