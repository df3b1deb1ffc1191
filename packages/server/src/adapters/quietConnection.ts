import { Client, type ClientConfig } from 'pg';

type Send = (...given: unknown[]) => unknown;

/** A connection that does not end the process when it breaks: the running statement fails with it. */
export class QuietConnection extends Client {
  /** Whether the connection broke. */
  protected isLost = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // Without a listener, the error of a broken connection would end the process.
    this.on('error', () => {
      this.isLost = true;
    });
  }

  /** The driver's `query` without its overloads, to pass arguments on. */
  protected send(...given: unknown[]): unknown {
    return (super.query as Send).apply(this, given);
  }
}
