import type { loginGetWechatMobile, ParsedInputOf, userGetSigned, WireOutputOf } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha1 } from '../../http/digest.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, type Outcome, refuse, type Result } from '../../http/result.ts';
import { defaultNickname } from '../login/accountNames.ts';
import { isRefusal } from '../login/newShopper.ts';
import { findOrCreate } from '../login/service.ts';
import { toPhoneKey } from '../phone/parsePhone.ts';
import { openSession } from '../user/session.ts';
import { logInWithProvider } from './requestOutside.ts';
import { insertLink } from './repository.ts';
import { returnTarget } from './returnTarget.ts';
import { readWechatMobile } from './wechatMobile.ts';

/** Log-in with a mobile number verified by WeChat; from then on the mini-program logs in automatically. */
export async function logInByWechatMobile(
  deps: AppDeps,
  context: RequestContext,
  { code, invite_id, ...encrypted }: ParsedInputOf<typeof loginGetWechatMobile>,
): Promise<Outcome<{ readonly token: string }>> {
  const { wechat } = deps;
  if (!wechat?.has('mini')) return refuse('NOT_CONFIGURED');
  return logInWithProvider(context, {
    ask: () => wechat.openMiniSession(code, context.logger),
    async use(inner, { identity, sessionKey }) {
      const vouched = await readWechatMobile(encrypted, sessionKey, wechat.miniAppId);
      if (vouched === null) return undefined;
      const typed = `${vouched.areaCode}${vouched.mobile}`;
      const shopper = await findOrCreate(
        deps,
        inner,
        { typed, key: toPhoneKey(typed) },
        {
          nickname: defaultNickname(vouched.mobile),
          agreed: '',
          inviteId: invite_id,
        },
      );
      if (isRefusal(shopper)) return shopper;
      // Already linked to another shopper: that link stays, and this log-in uses the mobile number only.
      await insertLink(inner.db, {
        shopperId: shopper.id,
        provider: 'wechat',
        subject: identity.subject,
        nickname: identity.nickname,
        createdAt: inner.now,
      });
      return ok({ token: (await openSession(deps, inner, shopper)).token });
    },
  });
}

/** Signs a page of the shop for WeChat's JS-SDK. */
export async function signPage(
  { wechat, random }: AppDeps,
  { now, logger, settings }: RequestContext,
  { url }: ParsedInputOf<typeof userGetSigned>,
): Promise<Result<WireOutputOf<typeof userGetSigned>>> {
  const target = returnTarget(url, settings);
  if (target === null) return invalid({ url: 'choice' });
  const given = await wechat?.pageTicket(logger);
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
