import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectStyles, type PartStyles } from './partStyles.ts';

const widgets = fileURLToPath(new URL('../../widgets/src/', import.meta.url));

/** The style sheets of what a rendered card consists of. */
const files = [
  'ui/properties.css',
  'ui/tokens.css',
  'ui/base.css',
  'ui/button/Button.module.css',
  'ui/button/IconButton.module.css',
  'ui/feedback/State.module.css',
  'ui/icon/Icon.module.css',
  'ui/list/Tag.module.css',
  'ui/picture/Picture.module.css',
  'ui/price/Price.module.css',
  'parts/product/ProductTile.module.css',
  'product-card/ProductCard.module.css',
];

/** What the sheet around the shop's frame takes from the card, besides what the card uses. */
const kept = ['--pawlet-color-raised', '--pawlet-radius-sheet'];

/** What selectors for states and variants contain that no card has. */
const unused =
  /\[data-(?:variant=(?!"?solid)|tone=(?!"?(?:primary|brand))|size=(?!"?(?:m|s|28))|layout=inline|radius|filled|block|fit=)|:disabled|_(?:skeleton|badge|description|action|was)_|\[aria-(?:busy|disabled|pressed|selected|current)/u;

/** Elements in lists of selectors that no card has. */
const unusedElements =
  /,(?:blockquote|dd|dl|dt|fieldset|figure|input|legend|select|textarea|video)(?=[,)])/gu;

/** Builds the style sheet of rendered cards. The names of classes are those of the storefront's build. */
export async function buildCardStyles(): Promise<PartStyles> {
  const entry = 'card-styles';
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'pawlet-card-styles',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? // Without their names, style sheets of modules would be left out.
              `${files.map((file, index) => `import * as names${index} from ${JSON.stringify(widgets + file)};`).join('\n')}
              export default [${files.map((_, index) => `names${index}`).join()}];`
            : null,
      },
    ],
    build: {
      write: false,
      // The browsers of the guide.
      cssTarget: ['chrome114', 'firefox125', 'safari17'],
      minify: true,
      cssCodeSplit: false,
      lib: { entry: { styles: entry }, formats: ['es'] },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const css = outputs
    .flatMap(({ output }) => output)
    .map((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : '',
    )
    .join('')
    // Comments, and what only browsers without `light-dark()` need where it is used.
    .replaceAll(/\/\*.*?\*\/\s*|\s*--lightningcss-\w+:[^;}]*;?/gu, '')
    // A script has to register sizes, so that they are not multiplied where one is inside another: here 12 of 18 px.
    .replaceAll(/(?<=_word_[^{}]*\{[^{}]*)font-size:[^;}]*/gu, 'font-size:calc(1em*2/3)');
  const { text, lengths } = collectStyles(followSystem(withoutUnused(css)), kept);
  return { text: text + cardRules, lengths };
}

/**
 * A policy may forbid `style` attributes; a busy button shows that it was heard; and before an included card has its code,
 * a tap on its button reaches the link to the product.
 */
const cardRules =
  ':host [part=picture]>span{aspect-ratio:1}:host button[aria-busy]{cursor:progress;opacity:.6}:host [data-card] button{pointer-events:none}';

function withoutUnused(css: string): string {
  return css
    .replaceAll(unusedElements, '')
    .replaceAll(/(?<selectors>[^{}@;]+)\{[^{}]*\}/gu, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/u).every((selector) => unused.test(selector)) ? '' : rule,
    )
    .replaceAll(/@media[^{}]*\{\s*\}/gu, '');
}

/** Adds dark mode for the theme `auto`, so that it needs no script. */
function followSystem(css: string): string {
  return css.replaceAll(
    /(?<selector>[^{}]*\[data-pawlet-theme=["']?dark["']?\][^{}]*)(?<body>\{[^{}]*\})/gu,
    (rule, selector: string, body: string) =>
      `${rule}@media (prefers-color-scheme:dark){${selector.replaceAll(/=["']?dark["']?\]/gu, '=auto]')}${body}}`,
  );
}
