import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Refusal, refuse } from '../../http/result.ts';
import { bindInvite } from '../invited/service.ts';
import { readVersions } from '../page/service.ts';
import { insertConsents, insertShopper, type ShopperRow } from '../user/accounts.ts';

/** The data of a new account. */
export interface NewShopper {
  readonly username?: string | undefined;
  readonly nickname: string;
  /** Normalized mobile number: digits with the country prefix. */
  readonly mobile?: string | undefined;
  /** Lower case. */
  readonly email?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly avatar?: string | undefined;
  /** Version of the accepted terms, '' if none were shown. */
  readonly agreed: string;
  readonly inviteId: number | null;
}

/**
 * Creates an account with its consent, its start parameters and its inviter; undefined when its name, mobile
 * or e-mail was taken meanwhile. Outdated terms are refused: the shopper has read a different text.
 */
export async function createShopper(
  { random }: Pick<AppDeps, 'random'>,
  context: RequestContext,
  account: NewShopper,
): Promise<ShopperRow | Refusal | undefined> {
  const { db, now, source, language } = context;
  const versions = account.agreed === '' ? [] : await readVersions(db, ['terms', 'privacy']);
  if (versions.some(({ diyname, version }) => diyname === 'terms' && version !== account.agreed)) {
    return refuse('AGREEMENT_REQUIRED', { data: { diyname: 'terms' }, messageKey: 'account.termsChanged' });
  }
  const row = await insertShopper(db, {
    username: account.username ?? `user_${random.hex(6)}`,
    nickname: account.nickname,
    mobile: account.mobile ?? null,
    mobileKey: account.mobile ?? null,
    email: account.email ?? null,
    passwordHash: account.passwordHash ?? null,
    avatar: account.avatar ?? '',
    agreedVersion: account.agreed,
    agreedAt: account.agreed === '' ? null : now,
    invitedBy: account.inviteId,
    sup: source.sup,
    sourceCode: source.code,
    createdAt: now,
  });
  if (row === undefined) return undefined;
  await insertConsents(
    db,
    versions.map(({ diyname, version }) => ({
      shopperId: row.id,
      diyname,
      version,
      language,
      createdAt: now,
    })),
  );
  if (account.inviteId !== null) {
    await bindInvite(db, { inviterId: account.inviteId, inviteeId: row.id, now });
  }
  return row;
}

/** Whether the account was refused. */
export function isRefusal(made: ShopperRow | Refusal): made is Refusal {
  return 'reason' in made;
}
