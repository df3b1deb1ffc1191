import type { WireMessage } from '../protocol/envelope.ts';
import { isRecord } from '../protocol/isRecord.ts';

/** A message for display: tokens, codes and file contents are hidden. */
export interface InspectedMessage {
  readonly direction: 'in' | 'out';
  /** Such as `SYN` or `CALL pay`. */
  readonly label: string;
  readonly message: WireMessage;
}

/** Records the messages of a bridge; pass `inspect` to `connectToHost` or `connectToWidget`. */
export interface Inspector {
  readonly inspect: (direction: 'in' | 'out', message: WireMessage) => void;
  /** The latest messages, oldest first. */
  readonly log: readonly InspectedMessage[];
}

const longestLog = 500;
/** Fields whose values are hidden at any depth. */
const secrets: ReadonlySet<string> = new Set(['token', 'code', 'payment', 'data']);

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => [
      field,
      secrets.has(field) && typeof held === 'string' ? `[${held.length} hidden]` : redact(held),
    ]),
  );
}

function hide(message: WireMessage): WireMessage {
  // The code of an error is needed for debugging and not a secret.
  if (message.type === 'REPLY' && message.isError === true) return message;
  return redact(message) as WireMessage;
}

/** Creates an inspector; `print` is called with each line, such as `console.info`. It keeps the last 500 messages. */
export function createInspector(print?: (line: string, message: WireMessage) => void): Inspector {
  const log: InspectedMessage[] = [];
  return {
    log,
    inspect: (direction, message) => {
      const label = message.type === 'CALL' ? `CALL ${message.methodPath.join('.')}` : message.type;
      const shown = hide(message);
      log.push({ direction, label, message: shown });
      if (log.length > longestLog) log.shift();
      print?.(`pawlet bridge ${direction === 'in' ? '←' : '→'} ${label}`, shown);
    },
  };
}
