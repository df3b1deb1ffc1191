/** Statements whose result is not needed before the next one is sent. */
const isAhead = /^(begin|savepoint \w+|release savepoint \w+)$/iu;
const nothing = { rows: [] };

/**
 * Sends a transaction's control statements together with its next statement: on a pipelined connection that
 * saves a round trip each. When one fails, the next statement fails with its error.
 */
export function createSendAhead(): (text: string, send: () => unknown) => unknown {
  let ahead: Promise<unknown> | undefined;
  return (text, send) => {
    const sent = send();
    if (isAhead.test(text)) {
      ahead = Promise.all([ahead, sent]);
      // The next statement, if there is one, reports the error.
      ahead.catch(() => undefined);
      return Promise.resolve(nothing);
    }
    if (ahead === undefined) return sent;
    const both = Promise.all([ahead, sent]).then(([, result]) => result);
    ahead = undefined;
    return both;
  };
}
