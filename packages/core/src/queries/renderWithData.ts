import type { Pawlet } from '../pawlet/types.ts';

/** Renderings at most: data may only be known to be needed when others have loaded. */
const mostPasses = 5;

/**
 * Renders a tree on a server, loads the data and texts that it found missing, and renders again until nothing is
 * missing. Data known in advance save a rendering: load them with `prefetch` before. A query that fails is rendered as
 * its error state.
 * @param render renders the tree, usually with `renderToString`; called several times
 * @returns the result of the last rendering
 * @example
 * import { createPawlet } from '@pawlet/core';
 * import { dehydrate, renderWithData } from '@pawlet/core/queries';
 *
 * const pawlet = createPawlet({ apiOrigin: 'https://shop.example', language: 'de', country: 'DEU' });
 * const html = await renderWithData(pawlet, () => '<p>rendered by React</p>');
 * const state = dehydrate(pawlet);
 */
export async function renderWithData<T>(
  { config, queries, translator }: Pick<Pawlet, 'config' | 'queries' | 'translator'>,
  render: () => T,
): Promise<T> {
  // The state has the error.
  const configured = config.load().catch(() => undefined);
  for (let pass = 1; ; pass += 1) {
    const missing = new Map<string, () => Promise<unknown>>();
    queries.onRender = (id, load) => {
      const { data, error } = queries.getState(id);
      if (data === undefined && error === undefined) missing.set(id, load);
    };
    const result = render();
    queries.onRender = undefined;
    if (pass === mostPasses) return result;
    const before = translator.getVersion();
    await Promise.all([
      ...[...missing].map(([id, load]) => queries.fetch(id, load)),
      // A text that fails to load is rendered in English.
      translator.load(...translator.known()).catch(() => undefined),
      configured,
    ]);
    if (missing.size === 0 && pass > 1 && translator.getVersion() === before) return result;
  }
}
