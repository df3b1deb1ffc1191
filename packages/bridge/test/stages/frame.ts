import { connectToHost } from '../../src/guest/index.ts';
import type { ExactOrigin } from '../../src/index.ts';
import { createActions, createNotes, noting, poorBrowser } from '../guestActions.ts';

/** The page in the frame of another origin; the test tells it what to do by messages of its own. */
const partner = new URLSearchParams(location.search).get('partner') as ExactOrigin;
const notes = createNotes();
const connection = connectToHost({ fallback: poorBrowser, origins: [partner], ...noting(notes) });
const actions = createActions(connection, notes);

window.addEventListener(
  'message',
  (event: MessageEvent<{ control?: number; action: string; argument?: never }>) => {
    const { control, action, argument } = event.data;
    if (event.origin !== partner || control === undefined) return;
    void (async () => {
      const result: unknown = await actions[action]?.(argument as never);
      window.parent.postMessage({ control, result }, partner);
    })();
  },
);
