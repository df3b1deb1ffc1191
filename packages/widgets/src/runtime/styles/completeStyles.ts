import { lazy } from '@pawlet/core/lazy';

const complete = lazy(addStyles);

/**
 * Adds the missing styles where a page has only those of a widget's first view (`@pawlet/widgets/product-card.css`):
 * lazily loaded parts, such as the variant sheet, wait for it. Does nothing on a page with `style.css`.
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
  // A constructed sheet does not need the page's content security policy to allow it.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
