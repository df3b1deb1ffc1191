import {
  isIdTokenScope,
  type loginAppLogin,
  type loginWxLogin,
  type ParsedInputOf,
  type thirdAccount,
  type thirdCallback,
  type thirdGetAuthUrl,
  type UserWire,
} from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import { type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, type Outcome, type Refusal, refuse, type Result } from '../../http/result.ts';
import type { AppStatement } from '../../ports/appIssuers.ts';
import type { SocialIdentity } from '../../ports/wechat.ts';
import { checkCode, spendCode } from '../codes/service.ts';
import { defaultNickname, emailNickname } from '../login/accountNames.ts';
import { guarded } from '../login/guard.ts';
import { findOrCreate, findOrCreateByEmail } from '../login/service.ts';
import { isRefusal } from '../login/newShopper.ts';
import {
  findByEmail,
  findByMobile,
  findRecipients,
  notifyOwner,
  readMobile,
  type ShopperRow,
} from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { type FoundPerson, logInByStatement, type NeededProof } from './appLogIn.ts';
import { toFace, toNickname } from './face.ts';
import { logInWithProvider } from './requestOutside.ts';
import { deleteTicket, findLinked, insertLink, insertState, lockTicket, takeState } from './repository.ts';
import { returnTarget } from './returnTarget.ts';
import { identifySandbox, sandboxAuthUrl } from './sandbox.ts';
import { issueTicket } from './tickets.ts';

const stateLifeSeconds = 600;
const maxStartsPerAddress: Omit<Limit, 'bucket'> = { max: 300, windowSeconds: 900 };

/** A provider's name, and the request that exchanges a code for an identity. */
interface Asked {
  readonly provider: 'wechat' | 'sandbox';
  readonly identify: (code: string, db: Database) => Promise<SocialIdentity | null>;
}

interface SocialLogIn {
  readonly user: UserWire | null;
  readonly third: {
    readonly nickname: string;
    readonly avatar: string;
    readonly bind_token: string;
    readonly needs: NeededProof;
  };
}

/** Address of a provider's log-in page; only the browser that started the log-in can complete it. */
export async function startLogIn(
  deps: AppDeps,
  context: RequestContext,
  { platform, url, scope }: ParsedInputOf<typeof thirdGetAuthUrl>,
): Promise<Result<string>> {
  const { db, now, sid, address, baseUrl, settings } = context;
  const target = returnTarget(url, settings);
  if (target === null) return invalid({ url: 'choice' });
  if (askedFor(deps, context, platform) === null) return refuse('NOT_CONFIGURED');
  const wait = await takeAttempt(
    db,
    { ...maxStartsPerAddress, bucket: `social from ${addressKey(address)}` },
    now,
  );
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });
  const state = deps.random.hex(16);
  await insertState(db, {
    stateHash: await sha256(state),
    provider: platform,
    sid,
    expiresAt: now + stateLifeSeconds,
  });
  return ok(
    platform === 'wechat'
      ? (deps.wechat?.authUrl(target.href, state, scope) ?? '')
      : sandboxAuthUrl(baseUrl, target.href, state),
  );
}

/** Completes a log-in that was started with `startLogIn`. */
export async function finishLogIn(
  deps: AppDeps,
  context: RequestContext,
  { platform, code, state, bind, base }: ParsedInputOf<typeof thirdCallback>,
): Promise<Outcome<SocialLogIn & { readonly openid: string }>> {
  const asked = askedFor(deps, context, platform);
  if (asked === null) return refuse('NOT_CONFIGURED');
  return logInWithProvider(context, {
    async mayAsk() {
      const { db, sid, now } = context;
      return takeState(db, { stateHash: await sha256(state), provider: platform, sid }, now);
    },
    ask: (db) => asked.identify(code, db),
    async use(inner, identity) {
      const { openid } = identity;
      if (base === 1) return ok({ user: null, third: toIdentity(identity, ''), openid });
      return ok({ ...(await enter(deps, inner, asked.provider, identity, bind === 1)), openid });
    },
  });
}

/**
 * Log-in with an ID token of the app's own accounts, or with a provider's code of the native app; in demo mode from
 * the sandbox provider.
 */
export async function logInFromApp(
  deps: AppDeps,
  context: RequestContext,
  { code, scope, nonce, agreed, invite_id }: ParsedInputOf<typeof loginAppLogin>,
): Promise<Outcome<SocialLogIn>> {
  if (isIdTokenScope(scope)) {
    return logInByStatement(
      deps,
      context,
      { token: code, nonce, agreed, inviteId: invite_id },
      async (inner, person, statement) => ok(await enterPerson(deps, inner, person, statement)),
    );
  }
  const { wechat } = deps;
  const asked: Asked | null = wechat?.has('native')
    ? { provider: 'wechat', identify: (given) => wechat.identify('native', given, context.logger) }
    : askedFor(deps, context, 'sandbox');
  return asked === null ? refuse('NOT_CONFIGURED') : logInByCode(deps, context, asked, code);
}

/** Log-in inside the mini-program; its page sends name and picture. */
export async function logInFromMini(
  deps: AppDeps,
  context: RequestContext,
  { code, rawData }: ParsedInputOf<typeof loginWxLogin>,
): Promise<Outcome<SocialLogIn>> {
  const { wechat } = deps;
  if (!wechat?.has('mini')) {
    const asked = askedFor(deps, context, 'sandbox');
    return asked === null ? refuse('NOT_CONFIGURED') : logInByCode(deps, context, asked, code);
  }
  const identify = async (given: string) => {
    const session = await wechat.openMiniSession(given, context.logger);
    if (session === null) return null;
    const isSafe = URL.parse(rawData.avatarUrl)?.protocol === 'https:';
    return {
      ...session.identity,
      nickname: rawData.nickName.replaceAll(/\p{C}/gu, '').trim(),
      avatar: isSafe ? rawData.avatarUrl : '',
    };
  };
  return logInByCode(deps, context, { provider: 'wechat', identify }, code);
}

/**
 * Links a provider identity to the owner of a mobile number or an e-mail address; creates the account if there is
 * none.
 */
export async function bindAccount(
  deps: AppDeps,
  context: RequestContext,
  input: ParsedInputOf<typeof thirdAccount>,
): Promise<Outcome<{ readonly userinfo: UserWire }>> {
  const owner =
    input.type === 'email'
      ? toEmailOwner(deps, context, input.email)
      : await toMobileOwner(deps, context, input);
  if ('reason' in owner) return owner;
  const former = await owner.find();
  const recipients = former === undefined ? [] : await findRecipients(context.db, former.id);
  const bind = async (): Promise<Result<{ readonly userinfo: UserWire }> | undefined> => {
    const { db, now } = context;
    const codeId = await checkCode(context, { recipient: owner.recipient, event: 'bind' }, input.code);
    const ticket = await lockTicket(db, await sha256(input.bind_token), now);
    if (codeId === null || ticket === undefined || !(await spendCode(context, codeId))) return undefined;
    await deleteTicket(db, ticket.ticketHash);
    // Providers may return no name.
    const nickname = ticket.nickname === '' ? owner.nickname : ticket.nickname;
    const shopper = await owner.findOrCreate({
      nickname,
      avatar: ticket.avatar,
      agreed: input.agreed,
      inviteId: input.invite_id,
    });
    if (isRefusal(shopper)) return shopper;
    const { provider, subject } = ticket;
    const isLinked = await insertLink(db, {
      shopperId: shopper.id,
      provider,
      subject,
      nickname,
      createdAt: now,
    });
    if (!isLinked) return undefined;
    return ok({ userinfo: (await openSession(deps, context, shopper)).user });
  };
  const result = await guarded(context, `bind ${owner.recipient}`, bind);
  return notifyOwner(deps, context, recipients, 'linked', result);
}

/** The owner of a contact that a code is sent to. */
interface ContactOwner {
  /** A normalized mobile number, or an e-mail address in lower case. */
  readonly recipient: string;
  /** Name of a new account without a name. */
  readonly nickname: string;
  readonly find: () => Promise<ShopperRow | undefined>;
  readonly findOrCreate: (face: Parameters<typeof findOrCreate>[3]) => Promise<ShopperRow | Refusal>;
}

async function toMobileOwner(
  deps: AppDeps,
  context: RequestContext,
  input: ParsedInputOf<typeof thirdAccount>,
): Promise<ContactOwner | Refusal> {
  const mobile = await readMobile(context, input);
  if ('reason' in mobile) return mobile;
  return {
    recipient: mobile.key,
    nickname: defaultNickname(mobile.key),
    find: () => findByMobile(context.db, mobile),
    findOrCreate: (face) => findOrCreate(deps, context, mobile, face),
  };
}

function toEmailOwner(deps: AppDeps, context: RequestContext, email: string): ContactOwner {
  return {
    recipient: email,
    nickname: emailNickname(email),
    find: () => findByEmail(context.db, email),
    findOrCreate: (face) => findOrCreateByEmail(deps, context, email, face),
  };
}

function logInByCode(
  deps: AppDeps,
  context: RequestContext,
  { provider, identify }: Asked,
  code: string,
): Promise<Outcome<SocialLogIn>> {
  return logInWithProvider(context, {
    ask: (db) => identify(code, db),
    use: async (inner, identity) => ok(await enter(deps, inner, provider, identity, true)),
  });
}

/** Logs in the account linked to a provider identity, or returns a ticket for linking it. */
async function enter(
  deps: AppDeps,
  context: RequestContext,
  provider: string,
  identity: SocialIdentity,
  mayBind: boolean,
): Promise<SocialLogIn> {
  const shopper = await findLinked(context.db, provider, identity.subject);
  if (shopper !== undefined) {
    return { user: (await openSession(deps, context, shopper)).user, third: toIdentity(identity, '') };
  }
  if (!mayBind) return { user: null, third: toIdentity(identity, '') };
  const ticket = await issueTicket(deps, context, {
    provider,
    subject: identity.subject,
    nickname: toNickname(identity.nickname),
    avatar: identity.avatar,
    mayRegister: false,
  });
  return { user: null, third: toIdentity(identity, ticket) };
}

function toIdentity({ nickname, avatar }: SocialIdentity, ticket: string): SocialLogIn['third'] {
  return { nickname, avatar, bind_token: ticket, needs: 'mobile' };
}

/** Logs in a person of an app, or returns a ticket for getting an account. */
async function enterPerson(
  deps: AppDeps,
  context: RequestContext,
  person: FoundPerson,
  statement: AppStatement,
): Promise<SocialLogIn> {
  if ('shopper' in person) {
    const { user } = await openSession(deps, context, person.shopper);
    return { user, third: { ...toFace(statement), bind_token: '', needs: 'mobile' } };
  }
  const { needs, nickname, avatar } = person;
  const ticket = await issueTicket(deps, context, {
    provider: statement.issuer,
    subject: statement.subject,
    nickname,
    avatar,
    mayRegister: needs === 'agreement',
  });
  return { user: null, third: { nickname, avatar, bind_token: ticket, needs } };
}

/** The provider of a platform; null when the shop does not support it. */
function askedFor(
  { wechat, settings }: AppDeps,
  { now, logger }: RequestContext,
  platform: 'wechat' | 'sandbox',
): Asked | null {
  if (platform === 'wechat') {
    return wechat?.has('web')
      ? { provider: 'wechat', identify: (code) => wechat.identify('web', code, logger) }
      : null;
  }
  return settings.isDemo
    ? { provider: 'sandbox', identify: (code, db) => identifySandbox(db, code, now) }
    : null;
}
