import type { Database } from '../../db/database.ts';
import type { Random } from '../../ports/random.ts';
import type { SocialIdentity } from '../../ports/wechat.ts';
import { insertGrant, takeGrant } from './repository.ts';

const codeLifeSeconds = 300;
/** Maximum length of a name on the page. */
export const longestName = 30;

/** Address of the sandbox provider's log-in page. */
export function sandboxAuthUrl(baseUrl: string, returnUrl: string, state: string): string {
  const query = new URLSearchParams({ redirect_uri: returnUrl, state });
  return `${baseUrl}/demo/social?${query.toString()}`;
}

/** Grants a log-in to a name; the code can be used once, within five minutes. */
export async function grantCode(db: Database, random: Random, name: string, now: number): Promise<string> {
  const code = random.hex(16);
  await insertGrant(db, { code, name, expiresAt: now + codeLifeSeconds });
  return code;
}

/**
 * The identity that a code was granted to; null for an unknown, used or expired one. Each name is one
 * account.
 */
export async function identifySandbox(
  db: Database,
  code: string,
  now: number,
): Promise<SocialIdentity | null> {
  const name = await takeGrant(db, code, now);
  if (name === undefined) return null;
  const subject = name.normalize('NFKC').toLowerCase();
  return { subject, openid: `sandbox-${subject}`, nickname: name, avatar: '' };
}
