import type { WireMessage } from '../protocol/envelope.ts';

/** A message as it may be shown: tokens, codes and file contents hidden. */
export interface InspectedMessage {
  readonly direction: 'in' | 'out';
  /** Such as `SYN` or `CALL pay`. */
  readonly label: string;
  readonly message: WireMessage;
}

/** What listens to a bridge; hand `inspect` to `connectToHost` or `connectToWidget`. */
export interface Inspector {
  readonly inspect: (direction: 'in' | 'out', message: WireMessage) => void;
  /** The latest messages, oldest first. */
  readonly log: readonly InspectedMessage[];
}

/** Makes an inspector; `print` gets each line, such as `console.info`. It keeps the last 500. */
export declare function createInspector(print?: (line: string, message: WireMessage) => void): Inspector;
