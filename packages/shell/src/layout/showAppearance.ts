import type { Appearance } from './appearance.ts';

/**
 * Applies the appearance to the area around the storefront: the page before its code is loaded and its overscroll area,
 * scroll bars, and the browser's own bars, whose colours the page defines, the light one first.
 */
export function showAppearance(appearance: Appearance): void {
  document.documentElement.style.colorScheme = appearance === 'auto' ? '' : appearance;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const mode = index === 0 ? 'light' : 'dark';
    const isChosen = appearance === mode ? 'all' : 'not all';
    meta.media = appearance === 'auto' ? `(prefers-color-scheme: ${mode})` : isChosen;
  });
}
