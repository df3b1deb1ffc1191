/** How serious a finding is: nothing to do, a risk, something that a shop needs, or something that does not work. */
export type FindingLevel = 'ok' | 'risky' | 'missing' | 'wrong';

/** What the set-up of a shop was found to be in one respect. */
export interface Finding {
  /** What it is about, such as `mail`. */
  readonly area: string;
  readonly level: FindingLevel;
  /** Names what was found, such as `mail.refused`; it stays the same when the texts change. */
  readonly code: string;
  /** What the texts name, such as the address of a server. Never contains a secret. */
  readonly values: Readonly<Record<string, string | number>>;
  /** One or several sentences in English, with the solution, for the command line and the log. */
  readonly text: string;
}

/** Checks the set-up of the running shop. */
export type Doctor = () => Promise<readonly Finding[]>;
