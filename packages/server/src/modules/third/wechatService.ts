import type { loginGetWechatMobile, ParsedInputOf, userGetSigned, WireOutputOf } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha1 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { defaultNickname } from '../login/accountNames.ts';
import { guarded } from '../login/guard.ts';
import { isRefusal } from '../login/newShopper.ts';
import { findOrCreate } from '../login/service.ts';
import { openSession } from '../user/session.ts';
import { insertLink } from './repository.ts';
import { returnTarget } from './returnTarget.ts';
import { readWechatMobile } from './wechatMobile.ts';

/** Log-in with the mobile that WeChat vouches for; from then on the mini-program logs in by itself. */
export async function logInByWechatMobile(
  deps: AppDeps,
  context: RequestContext,
  { code, invite_id, ...encrypted }: ParsedInputOf<typeof loginGetWechatMobile>,
): Promise<Result<{ readonly token: string }>> {
  const { wechat } = deps;
  if (!wechat?.has('mini')) return refuse('NOT_CONFIGURED');
  return guarded(context, null, async () => {
    const session = await wechat.openMiniSession(code);
    if (session === null) return undefined;
    const vouched = await readWechatMobile(encrypted, session.sessionKey, wechat.miniAppId);
    if (vouched === null) return undefined;
    const shopper = await findOrCreate(deps, context, `${vouched.areaCode}${vouched.mobile}`, {
      nickname: defaultNickname(vouched.mobile),
      agreed: '',
      inviteId: invite_id,
    });
    if (isRefusal(shopper)) return shopper;
    const { subject, nickname } = session.identity;
    // Linked to another shopper already: that link stays, and this log-in is by the mobile alone.
    await insertLink(context.db, {
      shopperId: shopper.id,
      provider: 'wechat',
      subject,
      nickname,
      createdAt: context.now,
    });
    return ok({ token: (await openSession(deps, context, shopper)).token });
  });
}

/** Signs a page of the shop for the script of the messaging app. */
export async function signPage(
  { wechat, random, settings }: AppDeps,
  { now }: RequestContext,
  { url }: ParsedInputOf<typeof userGetSigned>,
): Promise<Result<WireOutputOf<typeof userGetSigned>>> {
  const target = returnTarget(url, settings);
  if (target === null) return invalid({ url: 'choice' });
  const given = await wechat?.pageTicket();
  if (given === undefined || given === null) return refuse('NOT_CONFIGURED');
  const page = url.split('#', 1)[0] ?? '';
  const nonceStr = random.hex(8);
  const rawString = `jsapi_ticket=${given.ticket}&noncestr=${nonceStr}&timestamp=${now}&url=${page}`;
  return ok({
    appId: given.appId,
    nonceStr,
    timestamp: now,
    url: page,
    signature: await sha1(rawString),
    // The ticket itself is a secret of the shop.
    rawString: rawString.replace(given.ticket, '…'),
  });
}
