/**
 * The box of an element, isolated from inherited properties of the page: the text size set on `html` or elsewhere, and
 * all others. The order of the layers is declared here, before any other sheet.
 */
export const boxStyles = `
@layer pawlet.reset, pawlet.ui, pawlet.parts, pawlet.widgets, pawlet.pages;
@layer pawlet.reset {
  :host { display: block; inline-size: 100%; font-size: medium !important; }
  :host([hidden]) { display: none; }
  [data-pawlet-container] { all: initial; display: block; visibility: inherit; }
  [data-pawlet-root] { direction: ltr; unicode-bidi: isolate; }
  slot[hidden] { display: none; }
}`;

/** The sheet of one element: the reserved space, and the shop's colours where the page can override them. */
export function writeHostStyles(
  sheet: CSSStyleSheet,
  reserve: string,
  colors: Readonly<Record<string, string>>,
): void {
  const declarations = Object.entries(colors).map(([name, value]) => `${name}: ${value};`);
  sheet.replaceSync(
    `@layer pawlet.reset { :host { min-block-size: ${reserve}; ${declarations.join(' ')} } }`,
  );
}

/** Text sizes, as registered for documents by `ui/properties.css`. */
const textSizes: Readonly<Record<string, number>> = {
  price: 26,
  title: 17,
  body: 14,
  small: 12,
  tab: 11,
  ...Object.fromEntries([10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28, 32, 36].map((size) => [size, size])),
};

let hasRegistered = false;

/**
 * Registers the text sizes as lengths, so that they are computed on the element and do not compound when nested:
 * `@property` rules have no effect in a shadow root.
 */
export function registerTextSizes(): void {
  if (hasRegistered || typeof CSS === 'undefined' || typeof CSS.registerProperty !== 'function') return;
  hasRegistered = true;
  for (const [name, size] of Object.entries(textSizes)) {
    try {
      CSS.registerProperty({
        name: `--pawlet-text-${name}`,
        syntax: '<length>',
        inherits: true,
        initialValue: `${size}px`,
      });
    } catch {
      // The page, or another version of this script, has registered it already, with the same definition.
    }
  }
}
