/** Statements whose answer nobody needs before the next one is sent. */
const isAhead = /^(begin|savepoint \w+|release savepoint \w+)$/iu;
const nothing = { rows: [] };

/**
 * Sends what surrounds a transaction's own statements together with the next of those: on a pipelined connection
 * that saves a round trip each. Should one of them fail, the next statement fails with its error.
 */
export function createSendAhead(): (text: string, send: () => unknown) => unknown {
  let ahead: Promise<unknown> | undefined;
  return (text, send) => {
    const sent = send();
    if (isAhead.test(text)) {
      ahead = Promise.all([ahead, sent]);
      // It is told to the next statement, if there is one.
      ahead.catch(() => undefined);
      return Promise.resolve(nothing);
    }
    if (ahead === undefined) return sent;
    const both = Promise.all([ahead, sent]).then(([, result]) => result);
    ahead = undefined;
    return both;
  };
}
