/** How serious a finding is: nothing to do, a risk, something that a shop needs, or something that does not work. */
export type FindingLevel = 'ok' | 'risky' | 'missing' | 'wrong';

/** What the set-up of a shop was found to be in one respect. */
export interface Finding {
  /** What it is about, such as `mail`. */
  readonly area: string;
  readonly level: FindingLevel;
  /** One or several sentences for the operator, with the solution. Never contains a secret. */
  readonly text: string;
}

/** Checks the set-up of the running shop. */
export type Doctor = () => Promise<readonly Finding[]>;
