import { capture, valueAt } from './capture.ts';
import type { TextPort } from './types.ts';

/** A mini-program: texts are delivered on back, share or close without a reply, so urgent calls navigate. */
export interface MiniProgramPort extends TextPort {
  /** Opens a page of the mini-program. */
  navigateTo(url: string): void;
  /** Leaves the web view. */
  back(): void;
}

/** Creates the transport to a mini-program's web view. */
export function createMiniProgramPort(page: Window): MiniProgramPort | undefined {
  const miniProgram = valueAt(page, 'wx', 'miniProgram');
  const post = capture(miniProgram, 'postMessage');
  if (valueAt(page, '__wxjs_environment') !== 'miniprogram' || post === undefined) return undefined;
  const navigateTo = capture(miniProgram, 'navigateTo');
  const navigateBack = capture(miniProgram, 'navigateBack');
  return {
    kind: 'mini-program',
    realtime: false,
    send: (text) => void post({ data: text }),
    onText: () => () => {},
    navigateTo: (url) => void navigateTo?.({ url }),
    back: () => void navigateBack?.(),
  };
}
