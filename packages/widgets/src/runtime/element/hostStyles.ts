/**
 * The box of an element, and a wall for what a page hands down to it: the text size, which pages set on `html` and on
 * anything else, and all that is inherited. The order of the layers is said here, before any other sheet.
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

/** The sheet of one element: the place that is kept free, and the colours of the shop where the page can set its own over them. */
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

/** Sizes of text, as `ui/properties.css` registers them for documents. */
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
 * Registers the sizes of text as lengths, so that they are computed on the element and do not compound when nested:
 * `@property` rules do nothing in a shadow root.
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
      // The page, or another version of this script, has registered it already, in the same way.
    }
  }
}
