import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const lean = fileURLToPath(new URL('../src/embed/lean/', import.meta.url));

/** Packages that have a smaller replacement in the product card's bundle. */
const packages: Readonly<Record<string, string>> = {
  react: `${lean}react.ts`,
  'react/jsx-runtime': 'preact/jsx-runtime',
  valibot: `${lean}valibot.ts`,
  '@pawlet/core/theme': `${lean}theme.ts`,
};

/** The same for files, by the end of their paths. */
const files: Readonly<Record<string, string>> = {
  '/widgets/src/parts/route-link/RouteLink.tsx': `${lean}RouteLink.tsx`,
  '/widgets/src/parts/sku-picker/useAddToCart.tsx': `${lean}useAddToCart.tsx`,
  '/widgets/src/runtime/instance/useEmit.ts': `${lean}useEmit.ts`,
};

/** The exports that the card uses of entries that list everything; any other fails the build. */
const entries: Readonly<Record<string, string>> = {
  '/core/src/api/index.ts': `export { toId } from './types/ids.ts';`,
  '/core/src/errors/index.ts': `
    export { isHttpError, isPawletError } from './guards.ts';
    export const inDevelopment = () => {};
    export const reportMistake = () => {};
    export { PawletError } from './PawletError.ts';
    // The card says none of them; its definition names them.
    export const shopMessages = { id: 'shop', en: {}, load: {} };`,
  '/core/src/open/index.ts': `
    export { createAnonymousPawlet } from './createAnonymousPawlet.ts';
    export { productSummaries } from './productSummaries.ts';`,
  '/core/src/contract/goodsListsCall.ts': `
    import { pageOf } from './outputs.ts';
    import { goodsCardShape } from './shapes/goodsCard.ts';
    export const goodsListsCall = { method: 'POST', path: '/addons/shop/api.goods/lists', access: 'open', output: pageOf(goodsCardShape) };`,
  '/widgets/src/runtime/overlays/createOverlays.ts': 'export const createOverlays = () => undefined;',
  '/widgets/src/parts/index.ts': `
    export { ProductTile, ProductTilePrice } from './product/ProductTile.tsx';
    export { productMessages } from './product/productMessages.ts';
    export { RouteLink } from './route-link/RouteLink.tsx';
    export { useAddToCart } from './sku-picker/useAddToCart.tsx';`,
  '/widgets/src/ui/index.ts': `
    import './properties.css';
    import './tokens.css';
    import './base.css';
    export { Button } from './button/Button.tsx';
    export { IconButton } from './button/IconButton.tsx';
    export { EmptyState } from './feedback/EmptyState.tsx';
    export { ErrorState } from './feedback/ErrorState.tsx';
    export { Skeleton } from './feedback/Skeleton.tsx';
    export { SkeletonRegion } from './feedback/SkeletonRegion.tsx';
    export { Glyph } from './icon/Glyph.tsx';
    export { Tag } from './list/Tag.tsx';
    export { part } from './part.ts';
    export { Picture } from './picture/Picture.tsx';
    export { Price } from './price/Price.tsx';`,
};

const replace: Plugin = {
  name: 'pawlet-lean-card',
  enforce: 'pre',
  async resolveId(source, importer) {
    const replacement = packages[source];
    if (replacement !== undefined) return this.resolve(replacement, importer, { skipSelf: true });
    if (!source.endsWith('.ts') && !source.endsWith('.tsx')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const known = Object.keys(files).find((end) => found?.id.endsWith(end) === true);
    return known === undefined ? found : (files[known] ?? null);
  },
  load(id) {
    const known = Object.keys(entries).find((end) => id.endsWith(end));
    return known === undefined ? null : { code: entries[known] ?? '', moduleSideEffects: true };
  },
};

/** Texts are loaded by the loader: one file per language, with its integrity checked. */
function languagesByLoader(): Plugin {
  const text = /\(\) => import\('[^']*\/locales\/(?<language>[a-z]{2})\/(?<feature>\w+)\.json'\)/gu;
  return {
    name: 'pawlet-languages-by-loader',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:product|ui)Messages\.ts$/u.test(id)) return null;
      const changed = code.replaceAll(text, "async () => (await loadLanguage('$<language>')).$<feature>");
      return `import { loadLanguage } from ${JSON.stringify(`${lean}languages.ts`)};\n${changed}`;
    },
  };
}

/** The card's own texts. The variant sheet and the shop's frames load theirs. */
const saidByCard =
  /^(?:goods\.(?:from|sold_one|sold_other|soldOut|add|buyNow|offShelf)|ui\.(?:retry|loading|networkError))$/u;

/** Removes the catalogues' texts that a card never uses. */
export function cardTexts(): Plugin {
  return {
    name: 'pawlet-card-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/widgets\/locales\/[a-z]{2}\/(?:product|ui)\.json$/u.test(id)) return null;
      const texts = Object.entries(JSON.parse(code) as Readonly<Record<string, string>>);
      return JSON.stringify(Object.fromEntries(texts.filter(([key]) => saidByCard.test(key))));
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [, key = ''] of output.code.matchAll(/\(`(goods\.\w+)`/gu))
          if (!saidByCard.test(key) && !saidByCard.test(`${key}_other`))
            throw new Error(`The product card uses ${key}: add it to saidByCard.`);
      }
    },
  };
}

/** All replacements in the product card's bundle, which is limited to 16 kB in total. */
export function leanCard(): Plugin[] {
  return [replace, cardTexts(), languagesByLoader()];
}
