import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { PageRenderer } from '../../ports/pageRenderer.ts';

/** A new build is found after this time: looking for it costs more than sending a page. */
const buildKnownMs = 500;

/** The renderer of a build. */
export interface LoadedRenderer {
  readonly renderer: PageRenderer;
  /** The renderer's sanitiser of HTML. */
  readonly toSafeHtml: (html: string) => string;
  /** Differs between builds. */
  readonly build: string;
}

/**
 * Creates a function that loads the renderer of the storefront in a folder, again after each build. It returns undefined
 * where the folder contains none.
 */
export function createRendererLoader(folder: string): () => Promise<LoadedRenderer | undefined> {
  const file = path.join(folder, '.server', 'main.js');
  let known: { readonly build: string; readonly loaded: Promise<LoadedRenderer> } | undefined;
  const load = async (): Promise<LoadedRenderer | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return undefined;
    // Pages contain the names of the files that the built page loads.
    const page = await stat(path.join(folder, 'index.html'));
    const build = `${String(found.mtimeMs)}-${String(page.mtimeMs)}`;
    if (known?.build !== build) {
      // Another address, because a module is loaded once.
      const url = `${pathToFileURL(file).href}?build=${build}`;
      known = { build, loaded: loadRenderer(url, build) };
    }
    return known.loaded;
  };
  const lookedUp = new LRUCache<string, { readonly loaded: LoadedRenderer | undefined }>({
    max: 1,
    ttl: buildKnownMs,
    fetchMethod: async () => ({ loaded: await load() }),
  });
  return async () => (await lookedUp.fetch(file))?.loaded;
}

const mostTexts = 1000;
const sanitisedBytes = 8 * 1024 * 1024;

async function loadRenderer(url: string, build: string): Promise<LoadedRenderer> {
  // Large, and not needed by a shop whose storefront is elsewhere.
  const { JSDOM } = await import('jsdom');
  const renderer = (await import(url)) as PageRenderer;
  const sanitise = renderer.createHtmlSanitiser(new JSDOM('').window);
  // Parsing a text takes as long as rendering the rest of a page.
  const texts = new LRUCache<string, { readonly safe: string }>({
    max: mostTexts,
    maxSize: sanitisedBytes,
    sizeCalculation: ({ safe }, html) => 2 * (safe.length + html.length) + 1,
    memoMethod: (html) => ({ safe: sanitise(html) }),
  });
  return { renderer, toSafeHtml: (html) => texts.memo(html).safe, build };
}
