/** What the worker precaches. */
export interface ShellFiles {
  /** Changes with the built page. */
  readonly page: string;
  /** Paths with a hash in their names. */
  readonly files: readonly string[];
}
