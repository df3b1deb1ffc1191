import { boxStyles } from './hostStyles.ts';

/**
 * The style sheets of the elements of this bundle. They belong to the bundle's code and not to a shop: a lazily loaded
 * chunk adds its own, also to existing elements.
 */
const sheets: CSSStyleSheet[] = [];
const roots = new Map<ShadowRoot, CSSStyleSheet>();
let box: CSSStyleSheet | undefined;

/** Adds a style sheet as text; called by the chunks of element bundles, through the build. */
export function adoptStyles(text: string): void {
  // Without a document nothing is rendered.
  if (typeof CSSStyleSheet === 'undefined') return;
  sheets.push(toSheet(text));
  for (const [root, own] of roots) adopt(root, own);
}

/**
 * Adopts all sheets in a shadow root, including later ones, with its own as the last; returns a function that stops it.
 */
export function attachStyles(root: ShadowRoot, own: CSSStyleSheet): () => void {
  roots.set(root, own);
  adopt(root, own);
  return () => {
    roots.delete(root);
  };
}

function adopt(root: ShadowRoot, own: CSSStyleSheet): void {
  // It declares the order of the layers, so it comes first.
  box ??= toSheet(boxStyles);
  root.adoptedStyleSheets = [box, ...sheets, own];
}

function toSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
