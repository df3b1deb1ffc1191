import type { StoreDeps } from '../../http/appDeps.ts';

/** What a command says when it is done, or why it did nothing. */
export type CommandResult = { readonly status: 'done' | 'refused'; readonly text: string };

/** Something that the people behind the shop do: `npm run operator -- <name> <arguments>`. */
export interface OperatorCommand {
  readonly name: string;
  /** Arguments as the help shows them, such as `<order_sn> [<expressname> <expressno>]`. */
  readonly usage: string;
  /** One line for the help. */
  readonly summary: string;
  /** Its arguments are files or folders, named from where the operator stands. @default false */
  readonly takesPaths?: boolean | undefined;
  /** `now` in epoch seconds; every line of the log names the command and its request. */
  run(deps: StoreDeps, args: readonly string[], now: number): Promise<CommandResult>;
}
