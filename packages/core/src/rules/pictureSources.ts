const widths = [200, 400, 800] as const;
const closeWidth = 1600;

/** Sources of one picture, for the attributes of `img` and of a preload. */
export interface PictureSources {
  /** Candidates with their widths; undefined for pictures with one size. */
  readonly srcSet: string | undefined;
  /** URL for browsers without `srcset`. */
  readonly fallback: string;
}

/**
 * The candidates for the browser: three widths (200, 400 and 800 px) for the shop's own pictures, one for any other.
 * @param src URL of the picture, absolute or from the root
 * @param isClose also offers 1,600 px: for a single picture in detail, not for lists
 */
export function pictureSources(src: string, isClose = false): PictureSources {
  const isResizable = /(^|\/)media\//.test(src) && !src.includes('?') && /\.(webp|avif|jpe?g|png)$/.test(src);
  if (!isResizable) return { srcSet: undefined, fallback: src };
  const offered = isClose ? [...widths, closeWidth] : widths;
  return {
    srcSet: offered.map((width) => `${src}?w=${width} ${width}w`).join(', '),
    fallback: `${src}?w=400`,
  };
}
