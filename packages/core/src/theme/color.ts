/** A colour as red, green and blue, 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.exec(text.trim())?.[0].slice(1);
  if (hex === undefined) return undefined;
  const digits = hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex;
  const channel = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Formats as `#RRGGBB`. */
export function toHex(color: Rgb): string {
  return `#${color
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/** `share` of `other` over `base`, 0 to 1, in whole channels as on a screen; halves are rounded towards `other`. */
export function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => {
    const way = other[index] - base[index];
    return base[index] + Math.sign(way) * Math.round(Math.abs(way) * share);
  };
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance of WCAG 2, 0 to 1. */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
