import type {
  Envelope,
  GuestMethodName,
  GuestMethods,
  HostMethodName,
  HostMethods,
  WireMessage,
} from '../src/index.ts';

/** A recorded message for every implementation to replay. */
export interface GoldenMessage {
  /** Name of its file. */
  readonly name: string;
  /** Description. */
  readonly about: string;
  readonly from: 'page' | 'embedder';
  readonly envelope: Envelope;
}

/** One argument and one result of a method. */
type SampleOf<Method> = Method extends { readonly argument: infer Argument; readonly result: infer Result }
  ? { readonly argument: Argument; readonly result: Result }
  : Method extends { readonly result: infer Result }
    ? { readonly result: Result }
    : never;

/** A sample of each method called by the page. */
export const hostSamples: { readonly [Name in HostMethodName]: SampleOf<HostMethods[Name]> } = {
  getLaunchContext: {
    result: {
      protocol: 'pawlet/1',
      platform: 'ios',
      token: 'e5b1c7',
      tokenExpiresIn: 7200,
      language: 'de',
      country: 'DEU',
      appVersion: '2.3.0',
      build: '4711',
      theme: 'light',
      appearance: { brand: '#2F7D5B', corner: 'small', font: '"Inter"', density: 'compact' },
      fontScale: 1,
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
      capabilities: ['pay', 'share', 'openUrl', 'copy', 'setTitle', 'close', 'openAppStore', 'requestToken'],
    },
  },
  pay: {
    argument: {
      orderNumber: '2026112100017',
      payType: 'alipay',
      method: 'wap',
      kind: 'order',
      payment: 'https://wallet.example.com/pay?id=21',
    },
    result: 'done',
  },
  'pay.wechat': {
    argument: {
      orderNumber: '2026112100017',
      payType: 'wechat',
      method: 'app',
      kind: 'order',
      payment: '{"appid":"wx21","prepayid":"wx22","sign":"c2ln"}',
    },
    result: 'done',
  },
  'pay.alipay': {
    argument: {
      orderNumber: '2026112100017',
      payType: 'alipay',
      method: 'app',
      kind: 'order',
      payment: 'app_id=21&biz_content=%7B%7D&sign=c2ln',
    },
    result: 'cancelled',
  },
  share: {
    argument: {
      title: 'Fountain',
      text: 'For thirsty cats',
      url: 'https://shop.example.com/#/pages/goods/detail?id=1',
      imageUrl: 'https://shop.example.com/media/fountain.webp',
    },
    result: 'cancelled',
  },
  openUrl: { argument: { url: 'tel:+4930123456' }, result: 'done' },
  chooseImage: {
    argument: { accept: 'image', multiple: true },
    result: [{ id: 'photo-1', name: 'cat.jpg', type: 'image/jpeg', size: 5 }],
  },
  readFile: { argument: { id: 'photo-1', offset: 0 }, result: { data: 'aGVsbG8=' } },
  writeFile: { argument: { id: 'page-1', offset: 0, data: 'aGVsbG8=' }, result: 'done' },
  saveImage: { argument: { id: 'page-1', name: 'poster.png', type: 'image/png', size: 5 }, result: 'done' },
  getLocation: {
    result: { status: 'done', position: { latitude: 52.52, longitude: 13.405, accuracy: 25 } },
  },
  scanCode: { result: 'SN-20260001' },
  copy: { argument: { text: 'SN-20260001' }, result: 'done' },
  haptic: { argument: { kind: 'success' }, result: null },
  setTitle: { argument: { title: 'Warenkorb' }, result: null },
  close: { result: 'done' },
  back: { result: 'done' },
  navigate: { argument: { route: '/pages/goods/detail?id=1' }, result: 'done' },
  openAppStore: { result: 'done' },
  track: { argument: { event: 'cart-opened', details: { goods: 2, guest: false } }, result: null },
  login: { argument: { nonce: '5d1f0c9e' }, result: { code: '0f3a9c', scope: 'basic' } },
  requestToken: { result: { token: 'a90d44', tokenExpiresIn: 7200 } },
  listDevices: { result: [{ id: 'cam-1', name: 'Kitchen', model: 'PC-2' }] },
  setReminder: { argument: { enabled: true }, result: 'done' },
  reportHeight: { argument: { height: 812 }, result: null },
  emit: { argument: { name: 'pawlet:cart-changed', detail: { count: 2 } }, result: null },
};

/** A sample of each method called by the embedder. */
const guestSamples: { readonly [Name in GuestMethodName]: SampleOf<GuestMethods[Name]> } = {
  updateContext: {
    argument: { language: 'fr', theme: 'dark', appearance: { brand: '#2F7D5B' } },
    result: null,
  },
  back: { result: { handled: true } },
  resume: { result: null },
  navigate: { argument: { route: '/pages/cart/cart' }, result: { handled: true } },
};

const penpal = { namespace: 'penpal' } as const;
type Side = GoldenMessage['from'];

function golden(name: string, about: string, from: Side, message: WireMessage): GoldenMessage {
  return { name, about, from, envelope: { v: 'pawlet/1', id: `golden-${name}`, m: message } };
}

function exchange(from: Side, to: Side, samples: Readonly<Record<string, object>>): readonly GoldenMessage[] {
  return Object.entries(samples).flatMap(([name, sample]) => {
    const { argument, result } = sample as { readonly argument?: unknown; readonly result: unknown };
    const id = `call-${from}-${name}`;
    return [
      golden(`${from}-call-${name}`, `The ${from} calls ${name}.`, from, {
        ...penpal,
        type: 'CALL',
        id,
        methodPath: [name],
        args: argument === undefined ? [] : [argument],
      }),
      golden(`${to}-reply-${name}`, `The ${to} replies to ${name}.`, to, {
        ...penpal,
        type: 'REPLY',
        callId: id,
        value: result,
      }),
    ];
  });
}

/** Every kind of message, including each method with its reply. */
export const goldenMessages: readonly GoldenMessage[] = [
  golden('page-syn', 'The page reports that it is there: READY.', 'page', {
    ...penpal,
    type: 'SYN',
    participantId: '6e1c9a52-3f0b-4c0e-9d57-0a3f5b8f7f10',
  }),
  golden(
    'embedder-syn',
    'The embedder replies to every SYN with its own, always the same; "0" never leads.',
    'embedder',
    {
      ...penpal,
      type: 'SYN',
      participantId: '0',
    },
  ),
  golden('page-ack1', 'The page, whose participantId sorts last, leads and lists its methods.', 'page', {
    ...penpal,
    type: 'ACK1',
    methodPaths: Object.keys(guestSamples).map((name) => [name]),
  }),
  golden('embedder-ack2', 'The embedder agrees; from here on both sides may call.', 'embedder', {
    ...penpal,
    type: 'ACK2',
  }),
  ...exchange('page', 'embedder', hostSamples),
  ...exchange('embedder', 'page', guestSamples),
  golden('embedder-error', 'The embedder does not support the call.', 'embedder', {
    ...penpal,
    type: 'REPLY',
    callId: 'call-page-scanCode',
    isError: true,
    value: { name: 'PawletError', code: 'UNAVAILABLE', message: 'this device has no camera' },
  }),
  golden('embedder-destroy', 'The embedder disconnects; a later SYN starts again.', 'embedder', {
    ...penpal,
    type: 'DESTROY',
  }),
];
