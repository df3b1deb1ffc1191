import { readEnvelope, type WireMessage } from '../src/index.ts';
import type { TextPort } from '../src/messengers/types.ts';

/** A way for texts whose page is played by hand. */
export interface PlayedPort {
  readonly port: TextPort;
  /** What the app has said. */
  readonly said: readonly WireMessage[];
  /** Says something as the page. */
  readonly hear: (text: unknown) => void;
}

/** Makes a way for texts without a page. */
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
