import { createStore } from 'zustand/vanilla';
import type { Api } from '../api/api.ts';
import type { LogIn, User } from '../api/types/account.ts';
import { isPawletError } from '../errors/guards.ts';
import type { PawletEvents } from '../events/types.ts';
import type { HostPort } from '../host/types.ts';
import type { Session, SessionUser } from '../session/types.ts';
import type { Account, LogInPurpose, PromptState } from './types.ts';

/** Timeout of the server call of a log-out. */
const logOutMs = 3000;

/** Dependencies of the account of a shop. */
export interface AccountParts {
  readonly session: Session;
  readonly api: Pick<Api, 'login' | 'user'>;
  readonly events: PawletEvents;
  /** The embedder of the page. */
  readonly host: HostPort;
}

/** Creates the account of a shop. */
export function createAccount({ session, api, events, host }: AccountParts): Account {
  const prompt = createStore<PromptState>(() => ({
    isOpen: false,
    reason: 'visitor',
    purpose: undefined,
  }));
  let attached = 0;
  let hasBeenLoggedIn = session.isSignedIn();
  let renewals = 0;
  /** The last refused or revoked token: it is not adopted again when the embedder repeats it. */
  let revokedToken = '';
  let waiting:
    | { readonly promise: Promise<boolean>; readonly resolve: (isLoggedIn: boolean) => void }
    | undefined;

  function close(isLoggedIn: boolean): void {
    const closing = waiting;
    waiting = undefined;
    prompt.setState({ isOpen: false });
    closing?.resolve(isLoggedIn);
  }

  function logIn({ token, user }: LogIn): void {
    session.signIn({ token, user: toSessionUser(user) });
    // An invitation is used once.
    session.setInviteId('');
    hasBeenLoggedIn = true;
    close(true);
  }

  async function adoptToken(token: string): Promise<void> {
    // An app that comes to the foreground may send the token from before the last renewal.
    if (token === session.store.getState().token || (token !== '' && token === revokedToken)) return;
    if (token === '') {
      session.signOut();
      // A token that was only revoked locally may be issued again.
      revokedToken = '';
      return;
    }
    await renewing(async () => {
      session.signIn({ token, user: undefined });
      hasBeenLoggedIn = true;
      close(true);
      try {
        const user = await api.user.load({ background: true });
        if (session.store.getState().token !== token) return;
        session.setUser(toSessionUser(user));
      } catch (error) {
        // The pages load the shopper's data themselves.
        if (!isPawletError(error)) throw error;
      }
    });
  }

  /** The cart's owner stays open meanwhile and is checked again afterwards. */
  async function renewing(work: () => Promise<void>): Promise<void> {
    renewals += 1;
    try {
      await work();
    } finally {
      renewals -= 1;
      prompt.setState({});
    }
  }

  /** Prompts the shopper, if a prompt is attached. */
  function ask(wanted: LogInPurpose | undefined): void {
    const reason = hasBeenLoggedIn ? 'expired' : 'visitor';
    // A shopper with an account cannot check out as a guest.
    const purpose = reason === 'visitor' ? wanted : undefined;
    if (attached > 0) prompt.setState({ isOpen: true, reason, purpose });
    else close(false);
    events.emit('pawlet:login-required', { reason });
  }

  async function requestFromEmbedder(purpose: LogInPurpose | undefined): Promise<void> {
    const token = await host.requestToken();
    if (waiting === undefined) return;
    if (token === undefined || token === '' || token === revokedToken) ask(purpose);
    else await adoptToken(token);
  }

  session.store.subscribe(({ token }, before) => {
    if (token === '' && before.token !== '') revokedToken = before.token;
  });

  return {
    prompt,
    isRenewing: () => renewals > 0,
    attachPrompt() {
      attached += 1;
      let isAttached = true;
      return () => {
        if (!isAttached) return;
        isAttached = false;
        attached -= 1;
        if (attached === 0) close(false);
      };
    },
    requestLogIn(purpose) {
      if (session.isSignedIn()) return Promise.resolve(true);
      if (waiting !== undefined) return waiting.promise;
      waiting = defer();
      const { promise } = waiting;
      if (host.isAvailable('requestToken')) void renewing(() => requestFromEmbedder(purpose));
      else ask(purpose);
      return promise;
    },
    cancelLogIn: () => close(false),
    logIn,
    adoptToken,
    async logOut() {
      const giveUp = new AbortController();
      const timer = setTimeout(() => giveUp.abort(), logOutMs);
      try {
        if (session.isSignedIn()) await api.login.logOut({ background: true, signal: giveUp.signal });
      } catch (error) {
        // The shopper is logged out in any case; the token then expires.
        if (!isPawletError(error)) throw error;
      } finally {
        clearTimeout(timer);
        hasBeenLoggedIn = false;
        session.signOut();
      }
    },
    async takeAddressLogIn() {
      const found = session.takeAddressToken();
      if (found === undefined) return { status: 'none' };
      const result = await api.login.exchangeToken(found.token);
      if (result.status !== 'ok') return { status: 'none' };
      const { user } = result;
      const current = session.store.getState().user;
      if (session.isSignedIn() && current?.id !== user.id) {
        return { status: 'confirm', user, accept: () => logIn(result) };
      }
      logIn(result);
      return { status: 'logged-in' };
    },
  };
}

function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatarUrl,
    mobile: user.mobile,
    email: user.email,
  };
}

function defer(): { readonly promise: Promise<boolean>; readonly resolve: (isLoggedIn: boolean) => void } {
  let settle: ((isLoggedIn: boolean) => void) | undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (isLoggedIn) => settle?.(isLoggedIn) };
}
