import { PawletError } from '@pawlet/core/errors';
import { connect, type Connection } from 'penpal';
import type { Answer, Remote } from '../messengers/calls.ts';
import { createTextMessenger, type TextMessenger } from '../messengers/textMessenger.ts';
import type { TextPort } from '../messengers/types.ts';
import type { WireMessage } from '../protocol/envelope.ts';

/** Timeout in milliseconds of each of the two attempts to get the launch context. */
const tryMs = 1500;

/** Options of `createLink`. */
export interface LinkOptions {
  readonly port: TextPort;
  /** Methods for the embedder; without a prototype, since penpal would allow calls of inherited methods. */
  readonly methods: Record<string, Answer>;
  /** The handshake is complete; resolves with true if the embedder is usable. */
  readonly onHost: (link: Link) => Promise<boolean>;
  /** No reply in time, the host disconnected, or it uses another protocol. */
  readonly onNoHost: (error: PawletError) => void;
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  readonly onProblem?: ((error: PawletError) => void) | undefined;
}

/** A connection to an embedder, re-established as often as needed. */
export interface Link {
  /** Starts the handshake, twice if there is no reply; a host that connects later is accepted too. */
  start(): void;
  /** The other side's methods, and a promise that rejects when it disconnects; undefined without a connection. */
  partner(): { readonly remote: Remote; readonly lost: Promise<never> } | undefined;
  /** Disconnects. */
  close(): void;
}

/** A promise that rejects once, without an unhandled rejection. */
function createLoss(): { readonly promise: Promise<never>; lose(error: PawletError): void } {
  let reject: (error: PawletError) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  promise.catch(() => {});
  return { promise, lose: (error) => reject(error) };
}

/** Creates the page's end of a real-time transport. */
export function createLink(options: LinkOptions): Link {
  let connection: Connection | undefined;
  let messenger: TextMessenger | undefined;
  let remote: Remote | undefined;
  let partner: string | undefined;
  let loss = createLoss();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const gone = (): PawletError => new PawletError('ABORTED', 'the embedder has disconnected');
  const lose = (): void => {
    remote = undefined;
    loss.lose(gone());
    loss = createLoss();
  };

  const drop = (): void => {
    clearTimeout(timer);
    lose();
    // Mute first: the other side must not receive DESTROY during a second attempt.
    messenger?.mute();
    connection?.destroy();
  };

  const onMessage = (message: WireMessage): void => {
    switch (message.type) {
      case 'SYN':
        if (partner !== undefined && partner !== message.participantId) lose();
        partner = message.participantId;
        return;
      case 'ACK1':
      case 'ACK2':
        void shake();
        return;
      case 'DESTROY':
        lose();
        partner = undefined;
        options.onNoHost(gone());
        return;
      default:
    }
  };

  const shake = async (): Promise<void> => {
    const present = connection;
    const found = (await present?.promise) as Remote | undefined;
    if (found === undefined || present !== connection) return;
    remote = found;
    if (await options.onHost(link)) clearTimeout(timer);
  };

  const open = (): void => {
    drop();
    partner = undefined;
    messenger = createTextMessenger(options.port, {
      onMessage,
      inspect: options.inspect,
      onProblem: options.onProblem,
      onNewer: (error) => {
        // There is no reply from a side with another protocol.
        clearTimeout(timer);
        lose();
        options.onNoHost(error);
      },
    });
    connection = connect({ messenger, methods: options.methods });
    connection.promise.catch(() => {
      // Only a connection dropped before it was established; another has replaced it.
    });
    tries += 1;
    timer = setTimeout(() => {
      if (tries < 2) open();
      else options.onNoHost(new PawletError('TIMEOUT', `no launch context in ${tries * tryMs} ms`));
    }, tryMs);
  };

  const link: Link = {
    start: () => {
      tries = 0;
      open();
    },
    partner: () => remote && { remote, lost: loss.promise },
    close: () => {
      clearTimeout(timer);
      lose();
      connection?.destroy();
    },
  };
  return link;
}
