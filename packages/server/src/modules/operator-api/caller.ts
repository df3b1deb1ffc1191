import { type Scope, scopes } from '@pawlet/operator';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/appDeps.ts';
import { hasOperatorSecret, isLocalCaller } from '../../http/operatorDoor.ts';
import { isOwnOrigin } from '../../http/origins.ts';
import type { OperatorActor } from '../operator/log.ts';
import { findKeyHolder } from '../operator/operatorKeys.ts';
import { findSession } from '../operator-people/sessions.ts';
import { readSessionCookie } from '../operator-people/sessionCookie.ts';

/** Who makes a call, and what they may do. */
export interface Caller {
  /** `nobody` is not logged in; `refused` has sent a key or a secret that is not valid. */
  readonly kind: 'person' | 'key' | 'local' | 'nobody' | 'refused';
  readonly actor: OperatorActor;
  readonly scopes: ReadonlySet<Scope>;
  /**
   * The person behind the call: who has logged in, or who made the key. Null for the secret of the data folder, and for
   * keys that were made with it.
   */
  readonly personId: number | null;
  /** Session of a person; null for others. */
  readonly sessionId: number | null;
}

const nobody: Caller = {
  kind: 'nobody',
  actor: { name: 'nobody', claim: '' },
  scopes: new Set(),
  personId: null,
  sessionId: null,
};

const refused: Caller = { ...nobody, kind: 'refused' };

/**
 * Finds out who makes a call: by an API key, by the secret of the data folder (only from this machine), or by
 * the cookie of a session, in this order. An invalid key or secret is refused, whatever else is sent.
 */
export async function findCaller(c: Context<AppEnv>): Promise<Caller> {
  const { deps, base } = c.var;
  const key = readKey(c);
  if (key !== '') {
    const holder = await findKeyHolder(deps.db, key, base.now);
    if (holder === null) return refused;
    return {
      kind: 'key',
      actor: { name: holder.name, claim: '', keyId: holder.id },
      scopes: new Set(holder.scopes),
      personId: holder.personId,
      sessionId: null,
    };
  }
  if (hasOperatorSecret(c)) {
    if (!isLocalCaller(c)) return refused;
    const actor = { name: 'local', claim: readClaim(c) };
    return { kind: 'local', actor, scopes: new Set(scopes), personId: null, sessionId: null };
  }
  if (c.req.header('x-operator-secret') !== undefined) return refused;
  const token = readSessionCookie(c);
  const session = token === '' ? null : await findSession(deps.db, token, base.now);
  if (session === null) return nobody;
  const { person, sessionId } = session;
  return {
    kind: 'person',
    actor: { name: person.email, claim: '', personId: person.id },
    scopes: new Set(session.scopes),
    personId: person.id,
    sessionId,
  };
}

const keyPrefix = 'pok_';

function readKey(c: Context<AppEnv>): string {
  const own = c.req.header('x-operator-key') ?? '';
  if (own !== '') return own;
  const bearer = /^Bearer (.+)$/u.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return bearer.startsWith(keyPrefix) ? bearer : '';
}

function readClaim(c: Context<AppEnv>): string {
  const claim = c.req.header('x-operator-user') ?? '';
  try {
    return decodeURIComponent(claim).replaceAll(/[\0\p{Cs}]/gu, '');
  } catch {
    // Not encoded as the command line does.
    return claim;
  }
}

/**
 * Whether a page of another origin may have sent the request. Programs with a key send neither header; with a
 * cookie there must be one, because browsers add it to every write.
 */
export function isForeign(c: Context<AppEnv>, { kind }: Caller): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin !== undefined && !isOwnOrigin(origin, c.var.deps.settings)) return true;
  if (site !== undefined && site !== 'same-origin') return true;
  return kind === 'person' && origin === undefined && site === undefined;
}
