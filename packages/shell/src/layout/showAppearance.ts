import type { Appearance } from './appearance.ts';

/**
 * Gives what is around the mall its look: the page before there is code and where it is pulled, scroll bars, and the
 * browser's own bars, whose colours the page names, first the light one.
 */
export function showAppearance(appearance: Appearance): void {
  document.documentElement.style.colorScheme = appearance === 'auto' ? '' : appearance;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const mode = index === 0 ? 'light' : 'dark';
    const isChosen = appearance === mode ? 'all' : 'not all';
    meta.media = appearance === 'auto' ? `(prefers-color-scheme: ${mode})` : isChosen;
  });
}
