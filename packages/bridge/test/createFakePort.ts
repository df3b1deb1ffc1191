import { readEnvelope, type WireMessage } from '../src/index.ts';
import type { TextPort } from '../src/messengers/types.ts';

/** A text transport whose page is simulated by the test. */
export interface FakePort {
  readonly port: TextPort;
  /** Messages sent by the app. */
  readonly sent: readonly WireMessage[];
  /** Sends a message as the page. */
  readonly receive: (text: unknown) => void;
}

/** Creates a text transport without a page. */
export function createFakePort(): FakePort {
  const sent: WireMessage[] = [];
  let listen: (text: unknown) => void = () => undefined;
  return {
    port: {
      kind: 'webkit',
      realtime: true,
      send: (text) => {
        const read = readEnvelope(text);
        if (read.status === 'ok') sent.push(read.message);
      },
      onText: (listener) => {
        listen = listener;
        return () => undefined;
      },
    },
    sent,
    receive: (text) => listen(text),
  };
}
