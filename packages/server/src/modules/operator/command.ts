import type { StoreDeps } from '../../http/appDeps.ts';
import type { ContentChange } from '../config/shopContent.ts';

/** Result text of a command, or why it did nothing. */
export type CommandResult =
  | {
      readonly status: 'done';
      readonly text: string;
      /** The same for other programs: printed with `--json` instead of the text. */
      readonly data?: unknown;
    }
  | { readonly status: 'refused'; readonly text: string };

/** The dependencies of a command, with its caller. */
export interface CommandDeps extends StoreDeps {
  /** Name of an operator key. @default `local` */
  readonly actor?: string | undefined;
}

/** Who changes something with a command, and when. */
export function toChange({ actor = 'local' }: Pick<CommandDeps, 'actor'>, now: number): ContentChange {
  return { by: actor, now };
}

/** An operator command: `npm run operator -- <name> <arguments>`. */
export interface OperatorCommand {
  readonly name: string;
  /** Arguments as shown in the help, such as `<order_sn> [<expressname> <expressno>]`. */
  readonly usage: string;
  /** One line for the help. */
  readonly summary: string;
  /** Its arguments are files or folders, relative to the operator's working directory. @default false */
  readonly takesPaths?: boolean | undefined;
  /** Supports `--json`, and its results have `data`. @default false */
  readonly hasJson?: boolean | undefined;
  /** Supports `--key=…`: repeating the same key returns the first result. @default false */
  readonly takesKey?: boolean | undefined;
  /**
   * Runs outside a transaction, because it takes long or writes files: its intention is logged before it
   * starts. Every other command runs in one transaction with its log entry, and is rolled back when it
   * refuses.
   * @default false
   */
  readonly runsApart?: boolean | undefined;
  /** Names of `name=value` arguments with personal data: only the names are logged. @default none */
  readonly privateFields?: readonly string[] | undefined;
  /**
   * `now` in epoch seconds; `isKeyed`: it was called with `--key`. Every log line has the command and its
   * request.
   */
  run(deps: CommandDeps, args: readonly string[], now: number, isKeyed?: boolean): Promise<CommandResult>;
}
