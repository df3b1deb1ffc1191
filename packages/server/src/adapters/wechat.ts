import * as v from 'valibot';
import type { Logger } from '../ports/logger.ts';
import type { SocialIdentity, Wechat } from '../ports/wechat.ts';
import type { WechatAppKey, WechatApps } from './environment.ts';

const deadlineMs = 5000;
/** WeChat's tickets are renewed this long before they end. */
const marginSeconds = 300;

const text = v.optional(v.string(), '');
const grantReply = v.object({ access_token: v.string(), openid: v.string(), unionid: text, scope: text });
const personReply = v.object({ nickname: text, headimgurl: text });
const miniReply = v.object({ openid: v.string(), session_key: v.string(), unionid: text });
const tokenReply = v.object({ access_token: v.string() });
const ticketReply = v.object({ ticket: v.string(), expires_in: v.number() });

export interface WechatOptions {
  readonly apps: WechatApps;
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Where WeChat's API answers. @default https://api.weixin.qq.com */
  readonly apiOrigin?: string | undefined;
  /** Where WeChat's log-in page is. @default https://open.weixin.qq.com */
  readonly openOrigin?: string | undefined;
}

/** WeChat over its HTTP API. */
export function createWechat({
  apps,
  nowMs,
  apiOrigin = 'https://api.weixin.qq.com',
  openOrigin = 'https://open.weixin.qq.com',
}: WechatOptions): Wechat {
  let ticket: { readonly value: string; readonly until: number } | undefined;

  async function ask<T>(
    logger: Logger,
    path: string,
    query: Readonly<Record<string, string>>,
    schema: v.GenericSchema<unknown, T>,
    body?: Readonly<Record<string, string>>,
  ): Promise<T | null> {
    try {
      const response = await fetch(`${apiOrigin}${path}?${new URLSearchParams(query).toString()}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      const reply: unknown = await response.json();
      const parsed = v.safeParse(schema, reply);
      if (parsed.success) return parsed.output;
      const refused = v.safeParse(v.object({ errcode: v.number() }), reply);
      logger.warn('wechat refused', { path, errcode: refused.success ? refused.output.errcode : null });
    } catch (error) {
      // The address has the secret in it: only the kind of failure goes into the log.
      logger.warn('wechat not reached', { path, kind: error instanceof Error ? error.name : '' });
    }
    return null;
  }

  async function fetchTicket({ appId, secret }: WechatAppKey, logger: Logger): Promise<string | null> {
    // Unlike the older call, this one gives every node of the shop the same token.
    const granted = await ask(logger, '/cgi-bin/stable_token', {}, tokenReply, {
      grant_type: 'client_credential',
      appid: appId,
      secret,
    });
    if (granted === null) return null;
    const query = { access_token: granted.access_token, type: 'jsapi' };
    const reply = await ask(logger, '/cgi-bin/ticket/getticket', query, ticketReply);
    if (reply === null) return null;
    ticket = { value: reply.ticket, until: nowMs() + (reply.expires_in - marginSeconds) * 1000 };
    return reply.ticket;
  }

  return {
    has: (app) => apps[app] !== undefined,
    miniAppId: apps.mini?.appId ?? '',
    authUrl(returnUrl, state, scope) {
      // In this order, as WeChat demands.
      const query = new URLSearchParams([
        ['appid', apps.web?.appId ?? ''],
        ['redirect_uri', returnUrl],
        ['response_type', 'code'],
        ['scope', scope === 'snsapi_base' ? 'snsapi_base' : 'snsapi_userinfo'],
        ['state', state],
      ]);
      return `${openOrigin}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
    },
    async identify(app, code, logger) {
      const key = apps[app];
      if (key === undefined) return null;
      const granted = await ask(
        logger,
        '/sns/oauth2/access_token',
        { appid: key.appId, secret: key.secret, code, grant_type: 'authorization_code' },
        grantReply,
      );
      if (granted === null) return null;
      const person =
        granted.scope === 'snsapi_base'
          ? null
          : await ask(
              logger,
              '/sns/userinfo',
              { access_token: granted.access_token, openid: granted.openid, lang: 'zh_CN' },
              personReply,
            );
      return identityOf(granted, person?.nickname, person?.headimgurl);
    },
    async openMiniSession(code, logger) {
      const { mini } = apps;
      if (mini === undefined) return null;
      const reply = await ask(
        logger,
        '/sns/jscode2session',
        { appid: mini.appId, secret: mini.secret, js_code: code, grant_type: 'authorization_code' },
        miniReply,
      );
      return reply === null ? null : { identity: identityOf(reply), sessionKey: reply.session_key };
    },
    async pageTicket(logger) {
      const { web } = apps;
      if (web === undefined) return null;
      const value =
        ticket !== undefined && ticket.until > nowMs() ? ticket.value : await fetchTicket(web, logger);
      return value === null ? null : { appId: web.appId, ticket: value };
    },
  };
}

function identityOf(
  { openid, unionid }: { readonly openid: string; readonly unionid: string },
  nickname = '',
  avatar = '',
): SocialIdentity {
  const isSafe = URL.parse(avatar)?.protocol === 'https:';
  return { subject: unionid === '' ? openid : unionid, openid, nickname, avatar: isSafe ? avatar : '' };
}
