import { assertExactOrigin, type ExactOrigin } from '../protocol/exactOrigin.ts';
import { createAndroidPort } from './androidMessenger.ts';
import { createMiniProgramPort, type MiniProgramPort } from './miniProgramMessenger.ts';
import { createReactNativePort } from './reactNativeMessenger.ts';
import { createWebkitPort } from './webkitMessenger.ts';
import { createWindowPort } from './windowMessenger.ts';
import type { TextPort } from './types.ts';

/** Tells a page that stands in a frame: there a native app is never spoken to, whatever objects are in sight. */
export function isFramed(page: Window): boolean {
  return page.parent !== page;
}

/** The way to the embedder that this page has; captured once, so that no later script can put itself between. */
export function detectTransport(
  page: Window & typeof globalThis,
  origins: readonly ExactOrigin[],
): TextPort | MiniProgramPort | undefined {
  if (!isFramed(page))
    return (
      createAndroidPort(page) ??
      createReactNativePort(page) ??
      createWebkitPort(page) ??
      createMiniProgramPort(page)
    );
  // Said before the parent's origin is compared, or a mistake would only show as silence.
  origins.forEach((origin) => assertExactOrigin(origin));
  // Browsers that name the parent's origin spare the others a message.
  const parent = page.location.ancestorOrigins?.[0];
  const possible = parent === undefined ? origins : origins.filter((origin) => origin === parent);
  return possible.length === 0
    ? undefined
    : createWindowPort({ page, remote: () => page.parent, origins: possible });
}
