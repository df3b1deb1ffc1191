const widths = [200, 400, 800] as const;
const closeWidth = 1600;

/** Candidates for one picture, as the attributes of `img` and of a preload take them. */
export interface PictureSources {
  /** Candidates with their widths; missing for pictures that come in one size. */
  readonly srcSet: string | undefined;
  /** Address for browsers that do not choose. */
  readonly fallback: string;
}

/**
 * The files a browser may choose from: three widths (200, 400 and 800 px) for the shop's own pictures, one for any other.
 *
 * @param src address of the picture, absolute or from the root
 * @param isClose offers 1,600 px, too: for one picture that is looked at, not for lists
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
