import type { CardTheme, Variables } from '../answer/types.ts';
import { getAppearance } from '../appearance.ts';
import { toSheet, type PartStyles } from '../styles.ts';
import { hashes } from './hashes.ts';
import type { CardShop } from './parts.ts';

declare const __PAWLET_STYLES__: PartStyles;

const styles = __PAWLET_STYLES__;
const sheet = toSheet(styles);
/** The card's custom properties; those of the shop's theme have a style sheet of their own. */
const names = new Set(styles.text.match(/--pawlet-(?!shop-)[\w-]+(?=:)/gu));
/** Registered variables always have a value: without the page's, that of a root with usual text. */
const initial = new Map(styles.lengths);
/** Style sheets from here; other parts add theirs to the same roots. */
const own = new WeakSet([sheet]);
let hasLook = false;

/** Loads the page's appearance; undefined where it has never set one. */
export async function loadLook(shop: CardShop): Promise<CardTheme | undefined> {
  hasLook ||= getAppearance(shop.settings) !== undefined;
  if (!hasLook) return undefined;
  try {
    return (await shop.load('colors', hashes.colors)).computeLook(shop);
  } catch {
    // The card is then shown in the shop's colours.
    return undefined;
  }
}

/** Applies the styles of a card, the shop's theme, and the page's appearance, in place of the first style sheets. */
export function applySheets(
  root: ShadowRoot,
  themes: readonly (CardTheme | undefined)[],
  first: readonly CSSStyleSheet[],
): void {
  root.adoptedStyleSheets = [
    sheet,
    ...themes.filter((theme) => theme !== undefined).map(toThemeSheet),
    ...root.adoptedStyleSheets.filter((other) => !own.has(other) && !first.includes(other)),
  ];
}

/** Sets on the root of a card what the page has set on its element: the root sets all variables itself. */
export function applyVariables(element: Element, root: HTMLElement, theme: string): void {
  const style = getComputedStyle(element);
  root.dataset['pawletTheme'] = theme;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value && value !== initial.get(name)) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
}

function toThemeSheet({ light, dark }: CardTheme): CSSStyleSheet {
  const made = new CSSStyleSheet();
  own.add(made);
  made.replaceSync(
    '[data-pawlet-root]{}[data-pawlet-theme=dark]{}@media (prefers-color-scheme:dark){[data-pawlet-theme=auto]{}}',
  );
  const [all, chosen, media] = made.cssRules;
  const fill = (rule: CSSRule | undefined, variables: Variables): void => {
    for (const [name, value] of Object.entries(variables))
      (rule as CSSStyleRule).style.setProperty(name, value);
  };
  fill(all, light);
  fill(chosen, dark);
  fill((media as CSSMediaRule).cssRules[0], dark);
  return made;
}
