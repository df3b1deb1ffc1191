import { connectToHost } from '../../src/guest/index.ts';
import type { ExactOrigin } from '../../src/index.ts';
import { createActions, createNotes, noting, poorBrowser, type GuestAction } from '../guestActions.ts';

/** The page in the frame of another origin; the test controls it by separate messages. */
const partner = new URLSearchParams(location.search).get('partner') as ExactOrigin;
const notes = createNotes();
const connection = connectToHost({ fallback: poorBrowser, origins: [partner], ...noting(notes) });
/** The widget's root, and a child as tall as the frame. */
const root = document.createElement('div');
const child = document.createElement('div');
document.body.style.margin = '0';
document.body.append(root);
const actions = {
  ...createActions(connection, notes),
  follow: () => void connection.followHeight(root),
  grow: (height: number) => {
    root.style.minHeight = `${height}px`;
  },
  fill: (share: number) => {
    child.style.height = `${share}vh`;
    root.style.paddingBlockEnd = '40px';
    root.append(child);
  },
};

window.addEventListener(
  'message',
  (event: MessageEvent<{ control?: number; action: string; argument?: never }>) => {
    const { control, action, argument } = event.data;
    if (event.origin !== partner || control === undefined) return;
    void (async () => {
      const result: unknown = await (actions as Record<string, GuestAction>)[action]?.(argument as never);
      window.parent.postMessage({ control, result }, partner);
    })();
  },
);
