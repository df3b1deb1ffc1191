import type { ParsedInputOf, thirdRegister, UserWire } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, type Outcome, refuse, type Refusal, type Result } from '../../http/result.ts';
import type { AppStatement, StatementCheck } from '../../ports/appIssuers.ts';
import { guarded } from '../login/guard.ts';
import { createShopper, isRefusal } from '../login/newShopper.ts';
import { readVersions } from '../page/service.ts';
import { toPhoneKey } from '../phone/parsePhone.ts';
import { findByEmail, findByMobile, type ShopperRow } from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { toFace } from './face.ts';
import { logInWithProvider } from './requestOutside.ts';
import { deleteTicket, findLinked, insertLink, lockTicket, spendStatement } from './repository.ts';

/** An ID token of an app, and what its user has agreed to. */
export interface StatementGiven {
  readonly token: string;
  /** The nonce of the page, '' without a page. */
  readonly nonce: string;
  /** Version of the accepted terms, '' if none were shown. */
  readonly agreed: string;
  readonly inviteId: number | null;
}

/** How a person without an account gets one. */
export type NeededProof = 'mobile' | 'email' | 'agreement';

/** The account of a person known to an app, or how to get one. */
export type FoundPerson =
  | { readonly shopper: ShopperRow }
  | { readonly needs: NeededProof; readonly nickname: string; readonly avatar: string };

/**
 * Runs a log-in with the statement of an app; `use` continues with the person in the transaction that marks the
 * statement as used.
 */
export async function logInByStatement<TData>(
  deps: AppDeps,
  context: RequestContext,
  given: StatementGiven,
  use: (context: RequestContext, person: FoundPerson, statement: AppStatement) => Promise<Result<TData>>,
): Promise<Outcome<TData>> {
  const { appIssuers } = deps;
  if (appIssuers === undefined) return refuse('NOT_CONFIGURED');
  return logInWithProvider<Exclude<StatementCheck, { status: 'refused' }>, TData>(context, {
    async ask() {
      const check = await appIssuers.verify(given.token, given.nonce, context.logger);
      return check.status === 'refused' ? null : check;
    },
    async use(inner, check) {
      // Not a failed attempt: the statement may be right.
      if (check.status === 'unavailable') return refuse('INTERNAL', { messageKey: 'social.appUnavailable' });
      const { statement } = check;
      const { db } = inner;
      if (!(await spendStatement(db, statement.id, statement.usableUntil))) return undefined;
      const person = await findPerson(deps, inner, statement, given);
      return 'reason' in person ? person : use(inner, person, statement);
    },
  });
}

/** Creates the account of a person whose app has vouched for her, with the terms that she has accepted now. */
export async function registerPerson(
  deps: AppDeps,
  context: RequestContext,
  { bind_token, agreed, invite_id }: ParsedInputOf<typeof thirdRegister>,
): Promise<Result<{ readonly userinfo: UserWire }>> {
  if (await isAgreementMissing(context.db, agreed))
    return refuse('AGREEMENT_REQUIRED', { data: { diyname: 'terms' } });
  return guarded(context, null, async () => {
    const { db, now } = context;
    const ticket = await lockTicket(db, await sha256(bind_token), now);
    if (ticket?.mayRegister !== true) return undefined;
    await deleteTicket(db, ticket.ticketHash);
    const identity = { issuer: ticket.provider, subject: ticket.subject };
    const shopper = await findOrRegister(deps, context, identity, {
      nickname: ticket.nickname,
      avatar: ticket.avatar,
      agreed,
      inviteId: invite_id,
    });
    if (isRefusal(shopper)) return shopper;
    return ok({ userinfo: (await openSession(deps, context, shopper)).user });
  });
}

async function findPerson(
  deps: AppDeps,
  context: RequestContext,
  statement: AppStatement,
  { agreed, inviteId }: StatementGiven,
): Promise<FoundPerson | Refusal> {
  const { db } = context;
  const { issuer, subject } = statement;
  const linked = await findLinked(db, issuer, subject);
  if (linked !== undefined) return { shopper: linked };
  const face = toFace(statement);
  const owner = await findOwner(db, statement);
  if (owner !== undefined) return { needs: owner, ...face };
  if (await isAgreementMissing(db, agreed)) return { needs: 'agreement', ...face };
  const shopper = await findOrRegister(deps, context, { issuer, subject }, { ...face, agreed, inviteId });
  return isRefusal(shopper) ? shopper : { shopper };
}

/** Whether a new account lacks the acceptance of the terms; a shop may have none. */
async function isAgreementMissing(db: Database, agreed: string): Promise<boolean> {
  return agreed === '' && (await readVersions(db, ['terms'])).length > 0;
}

/**
 * Which of the person's verified contacts belongs to an account. The app's word does not open that account: its
 * owner has to prove it with a code.
 */
async function findOwner(
  db: Database,
  { verifiedPhone, verifiedEmail }: AppStatement,
): Promise<'mobile' | 'email' | undefined> {
  if (verifiedPhone !== '') {
    const mobile = { typed: verifiedPhone, key: toPhoneKey(verifiedPhone) };
    if ((await findByMobile(db, mobile)) !== undefined) return 'mobile';
  }
  if (verifiedEmail !== '' && (await findByEmail(db, verifiedEmail)) !== undefined) return 'email';
  return undefined;
}

/** The account linked to an identity, created and linked if there is none; concurrent calls create one. */
async function findOrRegister(
  deps: AppDeps,
  context: RequestContext,
  { issuer, subject }: Pick<AppStatement, 'issuer' | 'subject'>,
  account: {
    readonly nickname: string;
    readonly avatar: string;
    readonly agreed: string;
    readonly inviteId: number | null;
  },
): Promise<ShopperRow | Refusal> {
  const { db, now } = context;
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`,
  );
  const linked = await findLinked(db, issuer, subject);
  if (linked !== undefined) return linked;
  const nickname = account.nickname === '' ? `user_${deps.random.hex(3)}` : account.nickname;
  // The contacts of the statement are not stored: a code sent to them is a log-in, and the app alone has verified them.
  const shopper = await createShopper(deps, context, { ...account, nickname });
  if (shopper === undefined) throw new Error('Pawlet: the random name of a new account was taken.');
  if (isRefusal(shopper)) return shopper;
  const link = { shopperId: shopper.id, provider: issuer, subject, nickname, createdAt: now };
  if (!(await insertLink(db, link))) throw new Error('Pawlet: an identity was linked despite its lock.');
  return shopper;
}
