import { assertExactOrigin, type ExactOrigin } from '../protocol/exactOrigin.ts';
import { createAndroidPort } from './androidMessenger.ts';
import { createMiniProgramPort, type MiniProgramPort } from './miniProgramMessenger.ts';
import { createReactNativePort } from './reactNativeMessenger.ts';
import { createWebkitPort } from './webkitMessenger.ts';
import { createWindowPort } from './windowMessenger.ts';
import type { TextPort } from './types.ts';

/** True for a page in a frame: there native apps are never contacted, whatever objects exist. */
export function isFramed(page: Window): boolean {
  return page.parent !== page;
}

/** Detects the page's transport; its functions are captured once, so that later scripts cannot intercept it. */
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
  // Checked before comparing the parent's origin, otherwise a mistake would fail silently.
  origins.forEach((origin) => assertExactOrigin(origin));
  // If the browser exposes the parent's origin, messages are sent to that one only.
  const parent = page.location.ancestorOrigins?.[0];
  const possible = parent === undefined ? origins : origins.filter((origin) => origin === parent);
  return possible.length === 0
    ? undefined
    : createWindowPort({ page, remote: () => page.parent, origins: possible });
}
