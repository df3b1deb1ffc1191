import type { WidgetConnection } from '../src/host/index.ts';
import type { BridgeEvent, HostHandlers } from '../src/index.ts';
import type { HostOptions } from '../src/host/types.ts';

/** Records of the embedder under test. */
export interface HostNotes {
  readonly events: BridgeEvent[];
  readonly heights: number[];
  readonly calls: { readonly name: string; readonly argument: unknown }[];
  readonly problems: string[];
  connects: number;
}

/** A page and its embedder, connected by one transport. */
export interface Stage {
  readonly kind: string;
  readonly host: WidgetConnection;
  readonly received: HostNotes;
  /** Runs an action in the page; see `createActions`. */
  readonly act: (action: string, argument?: unknown) => Promise<unknown>;
  /** Reloads the page without a DESTROY. */
  readonly restart: () => Promise<void>;
  /** Delivers a text to the page as the embedder's app would. */
  readonly deliver: (text: string) => void;
  readonly end: () => void;
}

/** Bytes of the photo that the embedder offers. */
export const photoBytes = 200_000;

/** An embedder that records everything. */
export function createHostSide(): {
  readonly received: HostNotes;
  readonly options: Omit<HostOptions, 'origin'>;
} {
  const received: HostNotes = { events: [], heights: [], calls: [], problems: [], connects: 0 };
  const files = new Map<string, string>();
  const note = <T>(name: string, argument: unknown, answer: T): T => {
    received.calls.push({ name, argument });
    return answer;
  };
  const handlers: HostHandlers = {
    copy: (argument) => note('copy', argument, 'done'),
    pay: (argument) => note('pay', argument, 'done'),
    openUrl: (argument) => note('openUrl', argument, 'done'),
    track: (argument) => note('track', argument, null),
    close: () => Promise.reject(new Error('secret of the app')),
    getLocation: () => {
      const knot: Record<string, unknown> = { status: 'done' };
      knot['position'] = knot;
      return knot as never;
    },
    scanCode: () => 'x'.repeat(300 * 1024),
    requestToken: () => ({ token: 'fresh', tokenExpiresIn: 600 }),
    chooseImage: () => [{ id: 'a', name: 'cat.jpg', type: 'image/jpeg', size: photoBytes }],
    readFile: ({ offset }) => ({
      data: btoa('m'.repeat(Math.max(0, Math.min(90_000, photoBytes - offset)))),
    }),
    writeFile: ({ id, data }) => {
      files.set(id, (files.get(id) ?? '') + atob(data));
      return 'done';
    },
    saveImage: (file) => note('saveImage', { ...file, id: '', got: files.get(file.id)?.length }, 'done'),
  };
  return {
    received,
    options: {
      context: {
        platform: 'ios',
        language: 'de',
        country: 'DEU',
        appVersion: '2.10.0',
        token: 'secret-token',
        tokenExpiresIn: 3600,
      },
      handlers,
      onEvent: (event) => received.events.push(event),
      onHeight: (height) => received.heights.push(height),
      onProblem: (error) => received.problems.push(error.code),
      onConnect: () => {
        received.connects += 1;
      },
    },
  };
}
