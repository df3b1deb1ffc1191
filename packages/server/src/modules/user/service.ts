import type {
  FieldProblem,
  ParsedInputOf,
  userAvatar,
  userExchangeToken,
  userIndex,
  userProfile,
  WireOutputOf,
} from '@pawlet/core/contract';
import { addressKey } from '../../http/addressKey.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import { issueFormToken } from '../../http/formTokens.ts';
import { checkLimit, type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, okWithFormToken, refuse, type Result } from '../../http/result.ts';
import { countFavourites } from '../favourites/service.ts';
import { countOwnCoupons } from '../coupon/service.ts';
import { countOrders } from '../order/service.ts';
import { releaseUpload, takeUploads } from '../upload/own.ts';
import {
  deleteSession,
  findSession,
  findShopperRow,
  type ShopperRow,
  updateShopper,
  updateUnique,
} from './repository.ts';
import { continueSession } from './session.ts';
import { noRecord, toWireUser } from './wireUser.ts';

/** The shopper as stored; undefined once the account is deleted. */
async function readShopper({ db, shopper }: ShopperContext): Promise<ShopperRow | undefined> {
  return findShopperRow(db, shopper.id);
}

/** The shopper's account page: the account, without a token, and the counts beside its entries. */
export async function readAccount(context: ShopperContext): Promise<Result<WireOutputOf<typeof userIndex>>> {
  const row = await readShopper(context);
  if (row === undefined) return deny(401);
  const { pay, ship, receive, evaluate, refund } = await countOrders(context);
  return ok({
    userInfo: {
      ...toWireUser(context, row, noRecord),
      order: { created: pay, paid: ship, shipped: receive, evaluate, refund },
      is_install_signin: true,
      coupon_nums: await countOwnCoupons(context),
      collect_nums: await countFavourites(context),
    },
  });
}

interface Picture {
  readonly avatar: string;
  /** The picture that it replaces. */
  readonly former: string;
}

interface PictureProblem {
  readonly problem: FieldProblem;
}

/** Updates the public profile of the account. */
export async function changeProfile(
  context: ShopperContext,
  { username, nickname, bio, avatar }: ParsedInputOf<typeof userProfile>,
): Promise<Result<null>> {
  const picture: Partial<Picture> | PictureProblem = avatar === '' ? {} : await readPicture(context, avatar);
  if ('problem' in picture) return invalid({ avatar: picture.problem });
  const { former = '', ...face } = picture;
  const isDone = await updateUnique(context.db, context.shopper.id, { username, nickname, bio, ...face });
  if (!isDone) return invalid({ username: 'taken' }, 'account.usernameTaken');
  await releaseUpload(context.db, context.shopper.id, former);
  return ok();
}

/** Changes the account's picture. */
export async function changeAvatar(
  context: ShopperContext,
  { avatar }: ParsedInputOf<typeof userAvatar>,
): Promise<Result<null>> {
  const picture = await readPicture(context, avatar);
  if ('problem' in picture) return invalid({ avatar: picture.problem });
  const { db, shopper } = context;
  await updateShopper(db, shopper.id, { avatar: picture.avatar });
  await releaseUpload(db, shopper.id, picture.former);
  return ok();
}

/** The picture with an address: an upload of the shopper, or the account's current one. */
async function readPicture(context: ShopperContext, url: string): Promise<Picture | PictureProblem> {
  const { db, shopper, baseUrl } = context;
  const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
  const former = (await readShopper(context))?.avatar ?? '';
  if (former === path) return { avatar: path, former: '' };
  if (!/^(\/[\w-][\w.-]*)+$/u.test(path)) return { problem: 'format' };
  const kinds = await takeUploads(db, shopper.id, [path]);
  return kinds.get(path) === 'image' ? { avatar: path, former } : { problem: 'exists' };
}

/** Ends the session of the token. */
export async function logOut({ random }: AppDeps, { db, shopper, sid, address, now }: ShopperContext) {
  await deleteSession(db, shopper.sessionId);
  return okWithFormToken({}, await issueFormToken({ db, sid, address, now, random }));
}

/**
 * A new session for the owner of an active token, with the age limit of its authentication; the presented
 * token stays valid.
 */
export async function exchangeToken(
  deps: AppDeps,
  context: RequestContext,
  { token }: ParsedInputOf<typeof userExchangeToken>,
): Promise<Result<WireOutputOf<typeof userExchangeToken>>> {
  const { db, now, address } = context;
  const limit: Limit = { bucket: `exchange from ${addressKey(address)}`, max: 60, windowSeconds: 900 };
  const wait = await checkLimit(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });
  const found = await findSession(db, await sha256(token), now);
  if (found === undefined) {
    await takeAttempt(db, limit, now);
    return refuse('CREDENTIALS');
  }
  const { provedAt, createdAt } = found.session;
  const opened = await continueSession(deps, context, found.shopper, provedAt ?? createdAt);
  return ok(opened);
}

/** Balance and points. */
export async function readMoney(context: ShopperContext) {
  const row = await readShopper(context);
  return row === undefined
    ? deny(401)
    : ok({ money: (row.balanceMinor / 100).toFixed(2), score: row.points });
}
