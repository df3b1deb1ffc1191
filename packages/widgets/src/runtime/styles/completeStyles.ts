import { lazy } from '@pawlet/core/lazy';

const complete = lazy(addStyles);

/**
 * Adds the styles that are missing where a page has those of a widget's first view alone (`@pawlet/widgets/product-card.css`):
 * what is lazy, such as the sheet of variants, waits for it. Returns undefined in a page with all styles.
 */
export function completeStyles(): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined;
  const known = getComputedStyle(document.documentElement).getPropertyValue('--pawlet-styles').trim();
  if (known !== 'part') return undefined;
  return complete.load();
}

async function addStyles(): Promise<void> {
  const { styles } = await import('./text.ts');
  const sheet = new CSSStyleSheet();
  await sheet.replace(styles);
  // A constructed sheet needs no permission of the page's policy.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
