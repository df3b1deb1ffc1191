import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Foreign pages in a frame. */
export const webviewPages = [
  definePage({
    path: paths.webview,
    title: 'title.webview',
    needsLogin: 'no',
    load: async () => (await import('./WebviewPage.tsx')).WebviewPage,
  }),
];
