/** A part of a picture. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of the whole picture, in its own pixels, for a selection on a small copy in percent; never beyond its edges.
 */
export function toSourceArea(
  percent: PictureArea,
  picture: { readonly width: number; readonly height: number },
): PictureArea {
  const width = clamp((percent.width / 100) * picture.width, 1, picture.width);
  const height = clamp((percent.height / 100) * picture.height, 1, picture.height);
  return {
    x: clamp((percent.x / 100) * picture.width, 0, picture.width - width),
    y: clamp((percent.y / 100) * picture.height, 0, picture.height - height),
    width,
    height,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
