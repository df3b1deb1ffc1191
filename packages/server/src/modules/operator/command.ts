import type { StoreDeps } from '../../http/appDeps.ts';

/** What a command says when it is done, or why it did nothing. */
export type CommandResult =
  | {
      readonly status: 'done';
      readonly text: string;
      /** The same for other programs: what `--json` prints in place of the text. */
      readonly data?: unknown;
    }
  | { readonly status: 'refused'; readonly text: string };

/** Something that the people behind the shop do: `npm run operator -- <name> <arguments>`. */
export interface OperatorCommand {
  readonly name: string;
  /** Arguments as the help shows them, such as `<order_sn> [<expressname> <expressno>]`. */
  readonly usage: string;
  /** One line for the help. */
  readonly summary: string;
  /** Its arguments are files or folders, named from where the operator stands. @default false */
  readonly takesPaths?: boolean | undefined;
  /** It takes `--json`, and its results have `data`. @default false */
  readonly hasJson?: boolean | undefined;
  /** It takes `--key=…`: with the same key a second time it returns what it did the first time. @default false */
  readonly takesKey?: boolean | undefined;
  /**
   * It runs outside a transaction, because it takes long or writes files: what it is about to do is logged before it
   * starts. Every other command runs in one transaction with its line in the log, and is undone where it refuses.
   * @default false
   */
  readonly runsApart?: boolean | undefined;
  /** Names of `name=value` arguments that are personal data: the log keeps the name only. @default none */
  readonly privateFields?: readonly string[] | undefined;
  /** `now` in epoch seconds; `isKeyed`: it was called with `--key`. Every line of the log names the command and its request. */
  run(deps: StoreDeps, args: readonly string[], now: number, isKeyed?: boolean): Promise<CommandResult>;
}
