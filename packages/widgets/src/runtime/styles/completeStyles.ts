let completing: Promise<void> | undefined;

/**
 * Adds the styles that are missing where a page has those of a widget's first view alone (`@pawlet/widgets/product-card.css`):
 * what is loaded later, such as the sheet of variants, waits for it. Does nothing in a page with `style.css`.
 */
export function completeStyles(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const known = getComputedStyle(document.documentElement).getPropertyValue('--pawlet-styles').trim();
  if (known !== 'part') return Promise.resolve();
  completing ??= addStyles().catch((error: unknown) => {
    completing = undefined;
    throw error;
  });
  return completing;
}

async function addStyles(): Promise<void> {
  const { styles } = await import('./text.ts');
  const sheet = new CSSStyleSheet();
  await sheet.replace(styles);
  // A constructed sheet needs no permission of the page's policy.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
