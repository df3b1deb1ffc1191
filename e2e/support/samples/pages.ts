import { fileURLToPath } from 'node:url';
import type { Sample } from '../../../tooling/samples/readSamples.ts';

/** What stands for the origins and checksums of the documents. */
export interface RealPlaces {
  readonly shop: string;
  /** Another origin of it, as of a second shop. */
  readonly outlet: string;
  /** Checksum of the script of the shop. */
  readonly integrity: string;
}

/** What is to be seen of a sample, as it says itself. */
export interface Shown {
  /** Ids of the widgets that tell the page once they are there, each as often as it is. Components of React do not. */
  readonly widgets: readonly string[];
  readonly productIds: readonly number[];
  readonly language: string;
}

const show = fileURLToPath(new URL('page/show.ts', import.meta.url));
const firstCard = '<pawlet-product-card product-id="1"></pawlet-product-card>';
const cleaning = /^(?<call>\w+\.(?:unmount|destroy|dispose)\(\));$/mu;

const isModule = ({ language }: Sample): boolean => language === 'ts' || language === 'tsx';
/** It creates the shop of its page, and renders nothing. */
const isShopAlone = ({ code }: Sample): boolean =>
  /^const pawlet = createPawlet\(/mu.test(code) && !/^export |createRoot\(|'react-dom\/server'/mu.test(code);
/** It is a page of the shop itself. */
export const isOfShop = ({ code }: Sample): boolean => code.includes('connectToHost(');
/** It is for a server, which renders with the packages. */
export const isOfServer = ({ code }: Sample): boolean => code.includes("'react-dom/server'");

/** The code with what is real here. */
function realise(code: string, { shop, outlet, integrity }: RealPlaces): string {
  return code
    .replaceAll(/https:\/\/shop\.example(?:\.com)?/gu, shop)
    .replaceAll('https://outlet.example', outlet)
    .replaceAll(/sha384-…[^"]*/gu, integrity);
}

/** The modules of a sample of TypeScript by their names; the first one is the entry. None for other samples. */
export function listModules(
  sample: Sample,
  name: string,
  places: RealPlaces,
): Readonly<Record<string, string>> {
  if (!isModule(sample)) return {};
  const code = realise(sample.code, places);
  const own = `${name}-code.tsx`;
  if (isOfServer(sample)) return { [`${name}.tsx`]: `${code}\nprocess.stdout.write(html);` };
  // What ends the sample is done once it has been looked at.
  const waiting = code.replace(cleaning, 'Object.assign(globalThis, { finish: () => $<call> });');
  const gives = !waiting.includes('createPawlet(') && /\bpawlet\b/iu.test(waiting);
  const entry = [
    `import { giveShop, showCard, showComponents } from '${show}';`,
    gives ? 'giveShop();' : '',
    // A module runs before the code of the one that imports it.
    `const code = await import('./${own}');`,
    isShopAlone(sample) ? 'showCard(code.created);' : '',
    /^export /mu.test(code) ? `showComponents(code, ${/<Pawlet(?:App|Provider)/u.test(code)});` : '',
  ].join('\n');
  return {
    [`${name}.tsx`]: entry,
    [own]: isShopAlone(sample) ? `${waiting}\nexport { pawlet as created };` : waiting,
  };
}

/** The page of a sample, in English; `rendered` is what a server has put into it. */
export function pageOf(sample: Sample, name: string, places: RealPlaces, rendered = ''): string {
  const code = realise(sample.code, places);
  const script = `<script async crossorigin src="${places.shop}/embed/v1/pawlet.js"></script>`;
  const body = (): string => {
    switch (sample.language) {
      case 'html':
        return `${code}${code.includes('/embed/v') && code.includes('<script') ? '' : script}${code.includes('<pawlet-') ? '' : firstCard}`;
      case 'css':
        return `<style>${code}</style>${firstCard}<p id="below">Below</p>${script}`;
      case 'js':
        return `<script>${code}</script>${firstCard}${script}`;
      default: {
        // A comment says how an element that it defines is written.
        const element = /<(?<tag>my-[\w-]+)[^>]*>/u.exec(code);
        const entry = isOfServer(sample) ? '' : `<script type="module" src="/${name}.js"></script>`;
        return `<div id="root">${rendered}</div>${element === null ? '' : `${element[0]}</${element[1] ?? ''}>`}${entry}`;
      }
    }
  };
  const styles = isModule(sample) ? '<link rel="stylesheet" href="/samples.css">' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sample.place}</title>${styles}</head><body>${body()}</body></html>`;
}

const toId = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();

/** Reads from a sample what is to be seen of it. */
export function shownBy(sample: Sample): Shown {
  const { code, language } = sample;
  const isElse = ['css', 'js'].includes(language) || (language === 'html' && !code.includes('<pawlet-'));
  const all = isElse ? code + firstCard : code;
  const found = (pattern: RegExp): string[] => Array.from(all.matchAll(pattern), (match) => match[1] ?? '');
  return {
    widgets: [...found(/<pawlet-([\w-]+)/gu), ...found(/(?:mountWidget\(|widget: )(\w+)Widget/gu).map(toId)],
    productIds: [
      // The last of its values is what stays.
      ...(code.includes('.update({ productId: 8 })')
        ? [8]
        : found(/product-?id(?:s)?["']?(?:=["{]|: )(\d+)/giu).map(Number)),
      ...(isShopAlone(sample) ? [1] : []),
    ],
    language: /language(?:: '|=")(\w+)/u.exec(code)?.[1] ?? 'en',
  };
}
