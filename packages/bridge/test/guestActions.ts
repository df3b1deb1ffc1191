import { isPawletError } from '@pawlet/core/errors';
import type { HostPort } from '@pawlet/core/host';
import type { ConnectToHostOptions, HostConnection } from '../src/guest/index.ts';

/** An action for a page under test; arguments and results are plain values, so that they can be sent to frames. */
export type GuestAction = (argument: never) => unknown;

/** A browser without any features, so that every result comes from the embedder. */
export const poorBrowser: HostPort = {
  platform: 'browser',
  isAvailable: () => false,
  pay: () => Promise.resolve('unavailable'),
  share: () => Promise.resolve('unavailable'),
  openUrl: () => Promise.resolve('unavailable'),
  chooseImage: () => Promise.resolve([]),
  saveImage: () => Promise.resolve('unavailable'),
  getLocation: () => Promise.resolve({ status: 'unavailable' }),
  scanCode: () => Promise.resolve(undefined),
  copy: () => Promise.resolve('unavailable'),
  haptic: () => undefined,
  setTitle: () => undefined,
  close: () => Promise.resolve('unavailable'),
  back: () => Promise.resolve('unavailable'),
  navigate: () => Promise.resolve('unavailable'),
  openAppStore: () => Promise.resolve('unavailable'),
  track: () => undefined,
  login: () => Promise.resolve(undefined),
  requestToken: () => Promise.resolve(undefined),
  listDevices: () => Promise.resolve([]),
  setReminder: () => Promise.resolve('unavailable'),
};

/** Records of a page under test. */
export interface GuestNotes {
  readonly routes: string[];
  readonly upgrades: unknown[];
  readonly problems: string[];
}

export function createNotes(): GuestNotes {
  return { routes: [], upgrades: [], problems: [] };
}

export function noting(notes: GuestNotes): Partial<ConnectToHostOptions> {
  return {
    onNavigate: (route) => {
      notes.routes.push(route);
      return true;
    },
    onUpgradeRequired: (request) => void notes.upgrades.push(request),
    onProblem: (error) => void notes.problems.push(error.code),
  };
}

async function getCode(answer: unknown): Promise<unknown> {
  try {
    return { answer: (await answer) ?? null };
  } catch (error) {
    return { code: isPawletError(error) ? error.code : String(error) };
  }
}

/** The actions of one page. */
export function createActions(connection: HostConnection, notes: GuestNotes): Record<string, GuestAction> {
  const call = (name: string, argument?: unknown): unknown =>
    (Reflect.get(connection.calls, name) as (argument?: unknown) => unknown)(argument);
  return {
    state: async () => {
      await connection.ready;
      const { status, transport, error } = connection.state.get();
      return { status, transport: transport ?? null, code: error?.code ?? null };
    },
    context: () => connection.context.get() ?? null,
    notes: () => notes,
    copy: (text: string) => connection.host.copy(text),
    openUrl: (url: string) => connection.host.openUrl(url),
    pay: () => connection.host.pay({ orderNumber: '1', payType: 'wallet', payment: 'https://wallet.test/1' }),
    call: ({ name, argument }: { name: string; argument?: unknown }) => getCode(call(name, argument)),
    track: (event: string) => connection.host.track(event, { page: 1 }),
    emitCart: (count: number) => connection.emit('pawlet:cart-changed', { count }),
    height: (height: number) => connection.reportHeight(height),
    handleBack: (handled: boolean) => void connection.onBack(() => handled),
    cyclic: () => {
      const knot: Record<string, unknown> = {};
      knot['knot'] = knot;
      return getCode(call('copy', knot));
    },
    bigInt: () => getCode(call('copy', { text: 10n })),
    tooLong: () => getCode(call('copy', { text: 'x'.repeat(300 * 1024) })),
    photo: async () => {
      const [file] = await connection.host.chooseImage({ accept: 'image', multiple: false });
      return (
        file && { name: file.name, type: file.type, size: file.size, head: (await file.text()).slice(0, 8) }
      );
    },
    poster: (size: number) =>
      connection.host.saveImage(new Blob(['p'.repeat(size)], { type: 'image/png' }), 'poster.png'),
  };
}
