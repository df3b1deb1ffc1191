import { PawletError } from '@pawlet/core/errors';
import type { Message, MessageHandler, Messenger } from 'penpal';
import { PROTOCOL, readEnvelope, writeEnvelope, type WireMessage } from '../protocol/envelope.ts';
import type { TextPort } from './types.ts';

/** What `createTextMessenger` takes beside the port. */
export interface TextMessengerOptions {
  /** Hears every message that is understood, after penpal. */
  readonly onMessage?: ((message: WireMessage) => void) | undefined;
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** A message was refused, or an answer could not be sent. */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** The other side speaks a newer protocol; told once. */
  readonly onNewer?: ((error: PawletError) => void) | undefined;
}

/** A penpal messenger that can also be silenced, so that penpal's own good-bye is not sent. */
export interface TextMessenger extends Messenger {
  mute(): void;
}

/** Message ids that are remembered: enough for two ways that deliver one message moments apart. */
const rememberedIds = 1000;

/** Lets penpal speak over texts: envelope, size, form and doubles are seen to here, once for every transport. */
export function createTextMessenger(port: TextPort, options: TextMessengerOptions = {}): TextMessenger {
  const { onMessage, inspect, onProblem, onNewer } = options;
  const handlers = new Set<MessageHandler>();
  const seen = new Set<string>();
  const start = Math.random().toString(36).slice(2);
  let sent = 0;
  let isMuted = false;
  let isNewerTold = false;
  let stop: (() => void) | undefined;

  const tell = (text: string, cause?: unknown): void =>
    onProblem?.(new PawletError('PROTOCOL', text, { cause }));

  const deliver = async (message: Message): Promise<void> => {
    try {
      await Promise.all(Array.from(handlers, (handle) => handle(message) as unknown));
    } catch (error) {
      // penpal throws on after it has told the caller; unheard it would be an unhandled rejection.
      tell('an answer could not be sent', error);
    }
  };

  const receive = (text: unknown): void => {
    const read = readEnvelope(text);
    if (read.status === 'ignored') {
      if (read.reason === 'size' && String(text).startsWith('{"v":"pawlet/')) tell('a message was too long');
      return;
    }
    if (read.status === 'newer') {
      if (!isNewerTold)
        onNewer?.(
          new PawletError('PROTOCOL', `the other side speaks ${read.protocol}, this one ${PROTOCOL}`),
        );
      isNewerTold = true;
      return;
    }
    if (seen.has(read.id)) return;
    seen.add(read.id);
    if (seen.size > rememberedIds) seen.delete(seen.values().next().value ?? '');
    inspect?.('in', read.message);
    // penpal would never speak again after a good-bye, but pages reload and apps come back.
    if (read.message.type !== 'DESTROY') void deliver(read.message as Message);
    onMessage?.(read.message);
  };

  return {
    initialize: () => {
      stop = port.onText(receive);
    },
    sendMessage: (message) => {
      if (isMuted) return;
      sent += 1;
      const text = writeEnvelope(`${start}-${sent}`, message);
      inspect?.('out', message);
      try {
        port.send(text);
      } catch (error) {
        // A handshake that cannot be said yet is said again by whoever starts later; penpal would give up for good.
        if (message.type === 'CALL' || message.type === 'REPLY') throw error;
        tell('a handshake could not be sent', error);
      }
    },
    addMessageHandler: (handler) => void handlers.add(handler),
    removeMessageHandler: (handler) => void handlers.delete(handler),
    destroy: () => {
      stop?.();
      handlers.clear();
    },
    mute: () => {
      isMuted = true;
      stop?.();
    },
  };
}
