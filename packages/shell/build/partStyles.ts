import type { Plugin } from 'vite';
import type { PartStyles } from '../src/embed/styles.ts';

export type { PartStyles };

const place = '__PAWLET_STYLES__';

/** Inlines the styles of a part in its script, as text for shadow roots: no separate style sheet, no `style-src`. */
export function partStyles(): Plugin {
  return {
    name: 'pawlet-part-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const css = Object.values(bundle)
        .map((output) =>
          output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : '',
        )
        .join('');
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'asset') delete bundle[name];
        // A function, because `$` in a style sheet is no pattern.
        else output.code = output.code.replace(place, () => JSON.stringify(collectStyles(css)));
      }
    },
  };
}

/**
 * The page shows through, nothing is inherited from it, and its part rules and variables override the layers. None of them
 * applies outside a shadow root: a page with included cards has their style sheet too.
 */
const shadowRules =
  ':host{display:block;inline-size:100%;font-size:medium}:host([hidden]){display:none}:host [data-pawlet-container]{all:initial;display:block;container-type:inline-size;inline-size:100%}:host [data-pawlet-root]{background:none}';

/**
 * Removes what shadow roots ignore, and what is unused.
 * @param kept - Variables that code reads.
 */
export function collectStyles(css: string, kept: readonly string[] = []): PartStyles {
  const lengths: [string, string][] = [];
  let text = css.replaceAll(
    /@property\s+(--[\w-]+)\s*\{[^}]*?initial-value:\s*([^;}]+);?[^}]*\}/gu,
    (_, name: string, value: string) => {
      lengths.push([name, value]);
      return '';
    },
  );
  for (let before = ''; before !== text;) {
    before = text;
    const read = new Set([...kept, ...Array.from(text.matchAll(/var\((--[\w-]+)/gu), ([, name]) => name)]);
    text = text.replaceAll(/(?<=[{;])(--pawlet-[\w-]+):[^;{}]*(?:;|(?=\}))/gu, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
  }
  return { text: text + shadowRules, lengths: lengths.filter(([name]) => text.includes(`var(${name}`)) };
}
