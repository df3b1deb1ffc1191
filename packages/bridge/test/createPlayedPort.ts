import { readEnvelope, type WireMessage } from '../src/index.ts';
import type { TextPort } from '../src/messengers/types.ts';

/** A text transport whose page is simulated by the test. */
export interface PlayedPort {
  readonly port: TextPort;
  /** Messages sent by the app. */
  readonly said: readonly WireMessage[];
  /** Sends a message as the page. */
  readonly hear: (text: unknown) => void;
}

/** Creates a text transport without a page. */
export function createPlayedPort(): PlayedPort {
  const said: WireMessage[] = [];
  let listen: (text: unknown) => void = () => undefined;
  return {
    port: {
      kind: 'webkit',
      realtime: true,
      send: (text) => {
        const read = readEnvelope(text);
        if (read.status === 'ok') said.push(read.message);
      },
      onText: (listener) => {
        listen = listener;
        return () => undefined;
      },
    },
    said,
    hear: (text) => listen(text),
  };
}
