import { PawletError } from '@pawlet/core/errors';
import type { Message, MessageHandler, Messenger } from 'penpal';
import { PROTOCOL, readEnvelope, writeEnvelope, type WireMessage } from '../protocol/envelope.ts';
import type { TextPort } from './types.ts';

/** Options of `createTextMessenger` besides the port. */
export interface TextMessengerOptions {
  /** Called for every valid message, after penpal. */
  readonly onMessage?: ((message: WireMessage) => void) | undefined;
  readonly inspect?: ((direction: 'in' | 'out', message: WireMessage) => void) | undefined;
  /** Called when a message was refused or a reply could not be sent. */
  readonly onProblem?: ((error: PawletError) => void) | undefined;
  /** Called once if the other side uses a newer protocol. */
  readonly onNewer?: ((error: PawletError) => void) | undefined;
}

/** A penpal messenger that can be muted, so that penpal's DESTROY is not sent. */
export interface TextMessenger extends Messenger {
  mute(): void;
}

/** Maximum message ids kept to detect duplicates of transports with two ways. */
const maxSeenIds = 1000;

/** Runs penpal over texts: envelope, size, format and duplicates are handled here for every transport. */
export function createTextMessenger(port: TextPort, options: TextMessengerOptions = {}): TextMessenger {
  const { onMessage, inspect, onProblem, onNewer } = options;
  const handlers = new Set<MessageHandler>();
  const seen = new Set<string>();
  const start = Math.random().toString(36).slice(2);
  let sent = 0;
  let isMuted = false;
  let isNewerReported = false;
  let stop: (() => void) | undefined;

  const report = (text: string, cause?: unknown): void =>
    onProblem?.(new PawletError('PROTOCOL', text, { cause }));

  const deliver = async (message: Message): Promise<void> => {
    try {
      await Promise.all(Array.from(handlers, (handle) => handle(message) as unknown));
    } catch (error) {
      // penpal rethrows after rejecting the caller's promise; without this it would be an unhandled rejection.
      report('a reply could not be sent', error);
    }
  };

  const receive = (text: unknown): void => {
    const read = readEnvelope(text);
    if (read.status === 'ignored') {
      if (read.reason === 'size' && String(text).startsWith('{"v":"pawlet/'))
        report('a message was too long');
      return;
    }
    if (read.status === 'newer') {
      if (!isNewerReported)
        onNewer?.(
          new PawletError('PROTOCOL', `the other side speaks ${read.protocol}, this one ${PROTOCOL}`),
        );
      isNewerReported = true;
      return;
    }
    if (seen.has(read.id)) return;
    seen.add(read.id);
    if (seen.size > maxSeenIds) seen.delete(seen.values().next().value ?? '');
    inspect?.('in', read.message);
    // penpal would never send again after a DESTROY, but pages reload and apps return.
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
        // A handshake message that cannot be sent yet is repeated by the side that starts later; penpal would give up
        // permanently.
        if (message.type === 'CALL' || message.type === 'REPLY') throw error;
        report('a handshake could not be sent', error);
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
