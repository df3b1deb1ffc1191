import { createStore } from 'zustand/vanilla';
import type { Api } from '../api/api.ts';
import type { LogIn, User } from '../api/types/account.ts';
import { isPawletError } from '../errors/guards.ts';
import type { PawletEvents } from '../events/types.ts';
import type { HostPort } from '../host/types.ts';
import type { Session, SessionUser } from '../session/types.ts';
import type { Account, LogInPurpose, PromptState } from './types.ts';

/** How long a log-out waits for the server. */
const logOutMs = 3000;

/** What the account of a shop works with. */
export interface AccountParts {
  readonly session: Session;
  readonly api: Pick<Api, 'login' | 'user'>;
  readonly events: PawletEvents;
  /** Who embeds the page. */
  readonly host: HostPort;
}

/** Makes the account of a shop instance. */
export function createAccount({ session, api, events, host }: AccountParts): Account {
  const prompt = createStore<PromptState>(() => ({
    isOpen: false,
    reason: 'visitor',
    purpose: undefined,
  }));
  let attached = 0;
  let hasBeenSignedIn = session.isSignedIn();
  let renewals = 0;
  /** The token that was last refused or given up: an embedder that names it again says nothing new. */
  let givenUp = '';
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
    // An invitation counts once.
    session.setInviteId('');
    hasBeenSignedIn = true;
    close(true);
  }

  async function adoptToken(token: string): Promise<void> {
    // An app that comes to the front again may name the token from before the last renewal.
    if (token === session.store.getState().token || (token !== '' && token === givenUp)) return;
    if (token === '') {
      session.signOut();
      // What is only taken back may be handed out again.
      givenUp = '';
      return;
    }
    await renewing(async () => {
      session.signIn({ token, user: undefined });
      hasBeenSignedIn = true;
      close(true);
      try {
        const user = await api.user.load({ background: true });
        if (session.store.getState().token !== token) return;
        session.setUser(toSessionUser(user));
      } catch (error) {
        // The pages read what they need of the shopper by themselves.
        if (!isPawletError(error)) throw error;
      }
    });
  }

  /** Whose the cart is stays open meanwhile; it is looked at anew afterwards. */
  async function renewing(work: () => Promise<void>): Promise<void> {
    renewals += 1;
    try {
      await work();
    } finally {
      renewals -= 1;
      prompt.setState({});
    }
  }

  /** Asks the shopper, if somebody shows the question. */
  function ask(wanted: LogInPurpose | undefined): void {
    const reason = hasBeenSignedIn ? 'expired' : 'visitor';
    // Who has an account here is no guest.
    const purpose = reason === 'visitor' ? wanted : undefined;
    if (attached > 0) prompt.setState({ isOpen: true, reason, purpose });
    else close(false);
    events.emit('pawlet:login-required', { reason });
  }

  async function askEmbedder(purpose: LogInPurpose | undefined): Promise<void> {
    const token = await host.requestToken();
    if (waiting === undefined) return;
    if (token === undefined || token === '' || token === givenUp) ask(purpose);
    else await adoptToken(token);
  }

  session.store.subscribe(({ token }, before) => {
    if (token === '' && before.token !== '') givenUp = before.token;
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
      if (host.isAvailable('requestToken')) void renewing(() => askEmbedder(purpose));
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
