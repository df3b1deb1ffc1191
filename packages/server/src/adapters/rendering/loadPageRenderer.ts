import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../ports/pageRenderer.ts';

/** The renderer of a build. */
export interface LoadedRenderer {
  readonly renderer: PageRenderer;
  /** Differs between builds. */
  readonly build: string;
}

/**
 * Creates a function that loads the renderer of the storefront in a folder, anew after each build. It returns undefined
 * where the folder contains none.
 */
export function createRendererLoader(folder: string): () => Promise<LoadedRenderer | undefined> {
  const file = path.join(folder, '.server', 'main.js');
  let known: { readonly build: string; readonly loaded: Promise<LoadedRenderer> } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return undefined;
    // Pages contain the names of the files that the built page loads.
    const page = await stat(path.join(folder, 'index.html'));
    const build = `${String(found.mtimeMs)}-${String(page.mtimeMs)}`;
    if (known?.build !== build) {
      // Another address, because a module is loaded once.
      const url = `${pathToFileURL(file).href}?build=${build}`;
      const loaded = import(url).then((renderer) => ({ renderer: renderer as PageRenderer, build }));
      known = { build, loaded };
    }
    return known.loaded;
  };
}
