import { isRecord } from './isRecord.ts';

/** The protocol of this package; its number is increased by incompatible changes. */
export const PROTOCOL = 'pawlet/1';

/** Maximum bytes of UTF-8 per message. */
export const MESSAGE_LIMIT = 256 * 1024;

/** An error as it crosses; stacks never do. */
export interface WireError {
  readonly name: string;
  readonly message: string;
  /** One of the codes of `PawletError`, if the other side has it. */
  readonly code?: string | undefined;
  /** penpal's own code, such as METHOD_NOT_FOUND. */
  readonly penpalCode?: string | undefined;
}

interface PenpalMessage {
  readonly namespace: 'penpal';
}

/** Start of the handshake: each side sends it when it starts, and in reply to the other's. */
export interface SynMessage extends PenpalMessage {
  readonly type: 'SYN';
  /** Of this start of this side. */
  readonly participantId: string;
}

/** Sent by the side whose `participantId` sorts last, once it has the other's. */
export interface Ack1Message extends PenpalMessage {
  readonly type: 'ACK1';
  /** Names of this side's methods, each in a separate list. */
  readonly methodPaths: readonly (readonly string[])[];
}

/** The reply to ACK1: from now on both sides may call. */
export interface Ack2Message extends PenpalMessage {
  readonly type: 'ACK2';
}

/** Calls a method of the other side. */
export interface CallMessage extends PenpalMessage {
  readonly type: 'CALL';
  /** Of this call, unique. */
  readonly id: string;
  /** One name. */
  readonly methodPath: readonly string[];
  /** None, or the one argument of the method. */
  readonly args: readonly unknown[];
}

/** The reply to a CALL. */
export interface ReplyMessage extends PenpalMessage {
  readonly type: 'REPLY';
  readonly callId: string;
  /** The result; with `isError` a `WireError`. */
  readonly value?: unknown;
  readonly isError?: boolean | undefined;
  /** True where penpal itself made the error. */
  readonly isSerializedErrorInstance?: boolean | undefined;
}

/** This side goes away. */
export interface DestroyMessage extends PenpalMessage {
  readonly type: 'DESTROY';
}

/** The messages of penpal. */
export type WireMessage =
  | SynMessage
  | Ack1Message
  | Ack2Message
  | CallMessage
  | ReplyMessage
  | DestroyMessage;

/** A message on the wire, as JSON text. */
export interface Envelope {
  /** The protocol: `pawlet/1`. Unknown parts of a newer `pawlet/1.x` are ignored; `pawlet/2` is refused. */
  readonly v: string;
  /** Unique per message: a duplicate is ignored. At most 128 characters. */
  readonly id: string;
  readonly m: WireMessage;
}

/** Result of parsing a text; `newer` has another protocol, `ignored` is not a message of the bridge. */
export type ReadEnvelope =
  | { readonly status: 'ok'; readonly id: string; readonly message: WireMessage }
  | { readonly status: 'newer'; readonly protocol: string }
  | { readonly status: 'ignored'; readonly reason: 'size' | 'json' | 'shape' };

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 128;

/** Required field by type of message. */
const keyFields: Readonly<Record<string, string | undefined>> = {
  SYN: 'participantId',
  ACK1: '',
  ACK2: '',
  CALL: 'id',
  REPLY: 'callId',
  DESTROY: '',
};

function isMessage(message: Readonly<Record<string, unknown>>): boolean {
  const { namespace, type, methodPath, args } = message;
  if (namespace !== 'penpal' || typeof type !== 'string' || !Object.hasOwn(keyFields, type)) return false;
  const field = keyFields[type];
  if (field !== undefined && field !== '' && !isText(message[field])) return false;
  // One name, at most one argument: penpal itself would accept any path and number.
  return (
    type !== 'CALL' ||
    (Array.isArray(methodPath) &&
      methodPath.length === 1 &&
      isText(methodPath[0]) &&
      Array.isArray(args) &&
      args.length < 2)
  );
}

/** Whether a text exceeds the maximum length. */
function isTooLong(text: string): boolean {
  if (text.length * 3 <= MESSAGE_LIMIT) return false;
  return text.length > MESSAGE_LIMIT || new TextEncoder().encode(text).length > MESSAGE_LIMIT;
}

/** Parses an incoming value; accepts anything and never throws. */
export function readEnvelope(text: unknown): ReadEnvelope {
  if (typeof text !== 'string') return { status: 'ignored', reason: 'shape' };
  if (isTooLong(text)) return { status: 'ignored', reason: 'size' };
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    return { status: 'ignored', reason: 'json' };
  }
  const wrong = { status: 'ignored', reason: 'shape' } as const;
  if (!isRecord(envelope) || typeof envelope['v'] !== 'string' || !isText(envelope['id'])) return wrong;
  const major = /^pawlet\/(\d{1,4})(?:\.\d{1,4})?$/u.exec(envelope['v'])?.[1];
  if (major === undefined) return wrong;
  if (major !== '1') return { status: 'newer', protocol: envelope['v'] };
  const message = envelope['m'];
  if (!isRecord(message) || !isMessage(message)) return wrong;
  return { status: 'ok', id: envelope['id'], message: message as object as WireMessage };
}

/**
 * Serialises a message. Throws an error with the name `DataCloneError` for what cannot be serialised (a cycle, a
 * BigInt) or is too long: for that name penpal rejects the caller's promise, which would otherwise stay pending.
 */
export function writeEnvelope(id: string, message: object): string {
  try {
    // A stack reveals file locations; errors of penpal itself have one.
    const text = JSON.stringify({ v: PROTOCOL, id, m: message }, (field, value: unknown) =>
      field === 'stack' ? undefined : value,
    );
    if (isTooLong(text)) throw new RangeError(`more than ${MESSAGE_LIMIT} bytes`);
    return text;
  } catch (cause) {
    const error = new Error(`cannot be sent: ${String(cause)}`, { cause });
    error.name = 'DataCloneError';
    throw error;
  }
}
