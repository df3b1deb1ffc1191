/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down so that its longest side is at most `longest`; never scales up. */
export function fitInto({ width, height }: PictureSize, longest: number): PictureSize {
  const share = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
