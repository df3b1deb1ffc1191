import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Pages of others in a frame. */
export const webviewPages = [
  definePage({
    path: paths.webview,
    title: 'title.webview',
    needsLogin: 'no',
    load: async () => (await import('./WebviewPage.tsx')).WebviewPage,
  }),
];
