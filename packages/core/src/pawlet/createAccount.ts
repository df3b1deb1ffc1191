import { createStore } from 'zustand/vanilla';
import type { LoginApi } from '../api/loginApi.ts';
import type { LogIn, User } from '../api/types/account.ts';
import { isPawletError } from '../errors/guards.ts';
import type { PawletEvents } from '../events/types.ts';
import type { Session, SessionUser } from '../session/types.ts';
import type { Account, PromptState } from './types.ts';

/** How long a log-out waits for the server. */
const logOutMs = 3000;

/** Makes the account of a shop instance. */
export function createAccount(session: Session, api: LoginApi, events: PawletEvents): Account {
  const prompt = createStore<PromptState>(() => ({ isOpen: false, reason: 'visitor' }));
  let attached = 0;
  let hasBeenSignedIn = session.isSignedIn();
  let waiting:
    { readonly promise: Promise<boolean>; readonly resolve: (isLoggedIn: boolean) => void } | undefined;

  function close(isLoggedIn: boolean): void {
    const closing = waiting;
    waiting = undefined;
    prompt.setState({ isOpen: false });
    closing?.resolve(isLoggedIn);
  }

  function logIn({ token, user }: LogIn): void {
    session.signIn({ token, user: toSessionUser(user) });
    session.remember({ score: user.points });
    // An invitation counts once.
    session.setInviteId('');
    hasBeenSignedIn = true;
    close(true);
  }

  return {
    prompt,
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
    requestLogIn() {
      if (session.isSignedIn()) return Promise.resolve(true);
      if (waiting !== undefined) return waiting.promise;
      const reason = hasBeenSignedIn ? 'expired' : 'visitor';
      if (attached > 0) {
        waiting = defer();
        prompt.setState({ isOpen: true, reason });
      }
      events.emit('pawlet:login-required', { reason });
      return waiting?.promise ?? Promise.resolve(false);
    },
    cancelLogIn: () => close(false),
    logIn,
    async logOut() {
      const giveUp = new AbortController();
      const timer = setTimeout(() => giveUp.abort(), logOutMs);
      try {
        if (session.isSignedIn()) await api.logOut({ background: true, signal: giveUp.signal });
      } catch (error) {
        // The shopper leaves in any case; the token then ends by its age.
        if (!isPawletError(error)) throw error;
      } finally {
        clearTimeout(timer);
        hasBeenSignedIn = false;
        session.signOut();
      }
    },
    async takeAddressLogIn() {
      const found = session.takeAddressToken();
      if (found === undefined) return { status: 'none' };
      const result = await api.exchangeToken(found.token);
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
