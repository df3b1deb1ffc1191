import { recordFormats } from '../i18n/formatOnce.ts';
import type { Pawlet } from '../pawlet/types.ts';

/** Maximum number of renderings: some data are only known to be needed once others have loaded. */
const maxPasses = 5;

/**
 * Renders a tree on a server, loads the data and texts that it found missing, and renders again until nothing is
 * missing. Data known in advance save a rendering: load them with `prefetch` before. A query that fails is rendered as
 * its error state.
 * @param render renders the tree, usually with `renderToString`; called several times
 * @returns the result of the last rendering; rejects if `render` throws
 * @example
 * import { createPawlet } from '@pawlet/core';
 * import { dehydrate, renderWithData } from '@pawlet/core/queries';
 *
 * const pawlet = createPawlet({ apiOrigin: 'https://shop.example', language: 'de', country: 'DEU' });
 * const html = await renderWithData(pawlet, () => '<p>rendered by React</p>');
 * const state = dehydrate(pawlet);
 */
export async function renderWithData<T>(
  { config, hydration, queries, translator }: Pick<Pawlet, 'config' | 'hydration' | 'queries' | 'translator'>,
  render: () => T,
): Promise<T> {
  // The state has the error.
  const configured = config.load().catch(() => undefined);
  for (let pass = 1; ; pass += 1) {
    const isConfigured = config.store.getState().status !== 'loading';
    const missing = new Map<string, () => Promise<unknown>>();
    queries.onRender = (id, load) => {
      const { data, error } = queries.getState(id);
      if (data === undefined && error === undefined) missing.set(id, load);
    };
    let result: T;
    try {
      const recorded = recordFormats(render);
      result = recorded.result;
      hydration.formats = recorded.formats;
    } finally {
      queries.onRender = undefined;
    }
    if (pass === maxPasses) return result;
    const before = translator.getVersion();
    await Promise.all([
      ...[...missing].map(([id, load]) => queries.fetch(id, load)),
      // A text that fails to load is rendered in English.
      translator.load(...translator.known()).catch(() => undefined),
      configured,
    ]);
    if (missing.size === 0 && isConfigured && translator.getVersion() === before) return result;
  }
}
