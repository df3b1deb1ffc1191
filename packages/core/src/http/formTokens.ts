/** Maximum number of valid form tokens on the server. */
const most = 16;

/** A token taken from the pool; must be settled exactly once. */
export interface TakenFormToken {
  readonly token: string;
  /** Call when the reply has arrived or will not come. */
  settle(): void;
}

/** Pool of form tokens: each is used once, and every reply to a write has the next. */
export interface FormTokenPool {
  /** Takes a token for a write; waits for the reply to another write if none is left. */
  take(sid: string, signal: AbortSignal): Promise<TakenFormToken>;
  /** Adds a token from a reply. */
  add(sid: string, token: string): void;
  /** The last known token, '' if none: for POSTs that do not use one up. */
  readonly last: string;
}

/** Creates an empty pool. */
export function createFormTokenPool(): FormTokenPool {
  let tokens: string[] = [];
  let owner = '';
  let last = '';
  let underWay = 0;
  const waiting = new Set<() => void>();

  /** Tokens belong to a session id: another id invalidates them. */
  const own = (sid: string): void => {
    if (sid === owner) return;
    owner = sid;
    tokens = [];
    last = '';
  };
  const wakeOne = (): void => {
    const [next] = waiting;
    if (next === undefined || (tokens.length === 0 && underWay > 0)) return;
    waiting.delete(next);
    next();
  };
  const grant = (): TakenFormToken => {
    underWay += 1;
    let settled = false;
    return {
      token: tokens.shift() ?? last,
      settle: () => {
        if (settled) return;
        settled = true;
        underWay -= 1;
        wakeOne();
      },
    };
  };

  return {
    get last() {
      return last;
    },
    add: (sid, token) => {
      own(sid);
      last = token;
      if (tokens.includes(token)) return;
      tokens = [...tokens, token].slice(-most);
      wakeOne();
    },
    take: (sid, signal) => {
      own(sid);
      if (tokens.length > 0 || underWay === 0) return Promise.resolve(grant());
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(wake);
          reject(signal.reason);
        };
        const wake = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve(grant());
        };
        waiting.add(wake);
        signal.addEventListener('abort', giveUp, { once: true });
        if (signal.aborted) giveUp();
      });
    },
  };
}
