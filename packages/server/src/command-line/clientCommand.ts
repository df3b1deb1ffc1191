import type { OperatorEndpoint } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';

/** Result text of a command, or why it did nothing. */
export type CommandResult =
  | {
      readonly status: 'done';
      readonly text: string;
      /** The same for other programs: printed with `--json` instead of the text. */
      readonly data?: unknown;
    }
  | Refusal;

/** Why a command did nothing. */
export interface Refusal {
  readonly status: 'refused';
  readonly text: string;
}

/** What a command works with. */
export interface ClientDeps {
  readonly client: OperatorClient;
  /** Epoch seconds. */
  readonly now: () => number;
  /** The text of `--key=…`, which makes a repeated command have the effect of one; undefined without. */
  readonly key: string | undefined;
  /** Reads a text file, by its path relative to the operator's working directory. */
  readonly readTextFile: (path: string) => Promise<string>;
  /** The absolute path of a file or folder, given relative to the operator's working directory. */
  readonly resolvePath: (path: string) => string;
  /** Shows how far work is, and waits until it is worth looking again. */
  readonly showProgress: (text: string) => Promise<void>;
}

/** An operator command, which makes calls of the operator API: `npm run operator -- <name> <arguments>`. */
export interface ClientCommand {
  readonly name: string;
  /** Its name in earlier releases, which still works. @default none */
  readonly formerName?: string | undefined;
  /** Arguments as shown in the help, such as `<order_sn> [<carrier> <number>]`. */
  readonly usage: string;
  /** One line for the help. */
  readonly summary: string;
  /** The calls that it makes. */
  readonly calls: readonly OperatorEndpoint[];
  /** Supports `--json`, and its results have `data`. @default false */
  readonly hasJson?: boolean | undefined;
  /** Supports `--key=…`: repeating the same key returns the first result. @default false */
  readonly takesKey?: boolean | undefined;
  /** Throws an OperatorProblemError where the shop refuses a call: its details become the result. */
  run(deps: ClientDeps, args: readonly string[]): Promise<CommandResult>;
}
