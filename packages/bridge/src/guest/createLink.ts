import { PawletError } from '@pawlet/core/errors';
import { connect, type Connection } from 'penpal';
import type { Answer, Remote } from '../messengers/calls.ts';
import { createTextMessenger, type TextMessenger } from '../messengers/textMessenger.ts';
import type { TextPort } from '../messengers/types.ts';
import type { WireMessage } from '../protocol/envelope.ts';

/** Milliseconds that one of the two tries for the launch context gets. */
const tryMs = 1500;

/** What `createLink` takes. */
export interface LinkOptions {
  readonly port: TextPort;
  /** What the embedder may call; nothing inherited, since penpal would let it be called too. */
  readonly methods: Record<string, Answer>;
  /** The other side shook hands; true if it is fit to talk to. */
  readonly onHost: (link: Link) => Promise<boolean>;
  /** Nobody answered in time, the host said good-bye, or speaks another protocol. */
  readonly onNoHost: (error: PawletError) => void;
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  readonly onProblem?: ((error: PawletError) => void) | undefined;
}

/** One connection to an embedder, made anew as often as need be. */
export interface Link {
  /** Says "here I am", twice if nobody answers; a host that comes later is welcome too. */
  start(): void;
  /** The other side's methods, and what rejects when it goes away; undefined while there is nobody. */
  partner(): { readonly remote: Remote; readonly lost: Promise<never> } | undefined;
  /** Says good-bye and ends it. */
  close(): void;
}

/** Something that rejects once, without complaint where nobody waits for it. */
function createLoss(): { readonly promise: Promise<never>; lose(error: PawletError): void } {
  let reject: (error: PawletError) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  promise.catch(() => {});
  return { promise, lose: (error) => reject(error) };
}

/** Makes the page's end of a real-time transport. */
export function createLink(options: LinkOptions): Link {
  let connection: Connection | undefined;
  let messenger: TextMessenger | undefined;
  let remote: Remote | undefined;
  let partner: string | undefined;
  let loss = createLoss();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const gone = (): PawletError => new PawletError('ABORTED', 'the embedder is gone');
  const lose = (): void => {
    remote = undefined;
    loss.lose(gone());
    loss = createLoss();
  };

  const drop = (): void => {
    clearTimeout(timer);
    lose();
    // Muted first: the other side is not to take a second try for a good-bye.
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
        // Nobody who speaks another protocol will answer this one.
        clearTimeout(timer);
        lose();
        options.onNoHost(error);
      },
    });
    connection = connect({ messenger, methods: options.methods });
    connection.promise.catch(() => {
      // Only a connection that was dropped before it was made; another has taken its place.
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
