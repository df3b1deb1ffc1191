/** A PNG as an SVG, for pages that name one. */
export function toIconSvg(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const data = btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
  const image = `<image href="data:image/png;base64,${data}" width="${side}" height="${side}"/>`;
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${image}</svg>`,
  );
}
