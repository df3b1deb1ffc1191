import { boxStyles } from './hostStyles.ts';

/**
 * The style sheets of the elements of this bundle. They belong to the bundle's code and not to a shop: a chunk that
 * comes later brings its own, which the elements that stand already get as well.
 */
const sheets: CSSStyleSheet[] = [];
const roots = new Map<ShadowRoot, CSSStyleSheet>();
let box: CSSStyleSheet | undefined;

/** Takes a style sheet as text; the chunks of element bundles call it, through the build. */
export function adoptStyles(text: string): void {
  // Without a document nothing is drawn, so nothing is missed.
  if (typeof CSSStyleSheet === 'undefined') return;
  sheets.push(sheetOf(text));
  for (const [root, own] of roots) adopt(root, own);
}

/** Gives a shadow root all sheets, those that are still to come too, and its own as the last; answers the function that ends it. */
export function attachStyles(root: ShadowRoot, own: CSSStyleSheet): () => void {
  roots.set(root, own);
  adopt(root, own);
  return () => {
    roots.delete(root);
  };
}

function adopt(root: ShadowRoot, own: CSSStyleSheet): void {
  // It says the order of the layers, so it comes first.
  box ??= sheetOf(boxStyles);
  root.adoptedStyleSheets = [box, ...sheets, own];
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
