import * as v from 'valibot';
import type { Logger } from '../ports/logger.ts';
import type { SocialIdentity, Wechat } from '../ports/wechat.ts';
import type { WechatAppKey, WechatApps } from './messageEnvironment.ts';
import { createExpiringValue, type ExpiringValue } from './expiringValue.ts';

const deadlineMs = 5000;
/** WeChat's tickets are renewed this long before they expire. */
const marginSeconds = 300;
/** Pixels of a mini-program code, the smallest size that is sharp enough to print. */
const codeWidth = 430;
/** WeChat's error codes for an expired access token: any other refusal is about the request. */
const endedTokenCodes: readonly number[] = [40001, 40014, 42001];

const text = v.optional(v.string(), '');
const grantReply = v.object({ access_token: v.string(), openid: v.string(), unionid: text, scope: text });
const personReply = v.object({ nickname: text, headimgurl: text });
const miniReply = v.object({ openid: v.string(), session_key: v.string(), unionid: text });
const tokenReply = v.object({ access_token: v.string(), expires_in: v.number() });
const ticketReply = v.object({ ticket: v.string(), expires_in: v.number() });

export interface WechatOptions {
  readonly apps: WechatApps;
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Origin of WeChat's API. @default https://api.weixin.qq.com */
  readonly apiOrigin?: string | undefined;
  /** Origin of WeChat's log-in page. @default https://open.weixin.qq.com */
  readonly openOrigin?: string | undefined;
}

/** WeChat's HTTP API. */
export function createWechat({
  apps,
  nowMs,
  apiOrigin = 'https://api.weixin.qq.com',
  openOrigin = 'https://open.weixin.qq.com',
}: WechatOptions): Wechat {
  const tokens = { web: createToken(apps.web), mini: createToken(apps.mini) };
  const ticket = createExpiringValue({
    nowMs,
    async load(logger) {
      const token = await tokens.web.get(logger);
      if (token === null) return null;
      const reply = await ask(
        logger,
        '/cgi-bin/ticket/getticket',
        { access_token: token, type: 'jsapi' },
        ticketReply,
      );
      if (reply === null) tokens.web.drop();
      return reply === null ? null : { value: reply.ticket, lifeMs: getLifeMs(reply) };
    },
  });

  /** The access token of an app: this endpoint returns the same one to every node of the shop. */
  function createToken(app: WechatAppKey | undefined): ExpiringValue<string> {
    return createExpiringValue({
      nowMs,
      async load(logger) {
        if (app === undefined) return null;
        const body = { grant_type: 'client_credential', appid: app.appId, secret: app.secret };
        const granted = await ask(logger, '/cgi-bin/stable_token', {}, tokenReply, body);
        return granted === null ? null : { value: granted.access_token, lifeMs: getLifeMs(granted) };
      },
    });
  }

  function send(
    path: string,
    query: Readonly<Record<string, string>>,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Response> {
    return fetch(`${apiOrigin}${path}?${new URLSearchParams(query).toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  async function ask<T>(
    logger: Logger,
    path: string,
    query: Readonly<Record<string, string>>,
    schema: v.GenericSchema<unknown, T>,
    body?: Readonly<Record<string, string>>,
  ): Promise<T | null> {
    try {
      const response = await send(path, query, body);
      const reply: unknown = await response.json();
      const parsed = v.safeParse(schema, reply);
      if (parsed.success) return parsed.output;
      warnRefused(logger, path, reply);
    } catch (error) {
      warnNotReached(logger, path, error);
    }
    return null;
  }

  return {
    has: (app) => apps[app] !== undefined,
    miniAppId: apps.mini?.appId ?? '',
    authUrl(returnUrl, state, scope) {
      // WeChat requires this order.
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
      return toIdentity(granted, person?.nickname, person?.headimgurl);
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
      return reply === null ? null : { identity: toIdentity(reply), sessionKey: reply.session_key };
    },
    async pageTicket(logger) {
      const { web } = apps;
      if (web === undefined) return null;
      const value = await ticket.get(logger);
      return value === null ? null : { appId: web.appId, ticket: value };
    },
    async miniCode({ page, scene, version }, logger) {
      const token = await tokens.mini.get(logger);
      if (token === null) return null;
      const path = '/wxa/getwxacodeunlimit';
      // The check does not know pages of unreleased versions.
      const body = { scene, page, check_path: version === 'release', env_version: version, width: codeWidth };
      try {
        const response = await send(path, { access_token: token }, body);
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (isPicture(bytes)) return bytes;
        const errcode = warnRefused(logger, path, parse(bytes));
        if (endedTokenCodes.includes(errcode ?? 0)) tokens.mini.drop();
      } catch (error) {
        warnNotReached(logger, path, error);
      }
      return null;
    },
  };
}

/** Part of the lifetime is left out, so that no value expires in transit. */
function getLifeMs({ expires_in }: { readonly expires_in: number }): number {
  return (expires_in - marginSeconds) * 1000;
}

/** Logs that WeChat refused, and returns its code; null when there is none. */
function warnRefused(logger: Logger, path: string, reply: unknown): number | null {
  const refused = v.safeParse(v.object({ errcode: v.number() }), reply);
  const errcode = refused.success ? refused.output.errcode : null;
  logger.warn('wechat refused', { path, errcode });
  return errcode;
}

/** The address contains the secret: only the kind of failure is logged. */
function warnNotReached(logger: Logger, path: string, error: unknown): void {
  logger.warn('wechat not reached', { path, kind: error instanceof Error ? error.name : '' });
}

/** PNG or JPEG: WeChat returns either, and JSON for a refusal. */
function isPicture(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Neither a picture nor JSON: there is no reason to log.
    return null;
  }
}

function toIdentity(
  { openid, unionid }: { readonly openid: string; readonly unionid: string },
  nickname = '',
  avatar = '',
): SocialIdentity {
  const isSafe = URL.parse(avatar)?.protocol === 'https:';
  return { subject: unionid === '' ? openid : unionid, openid, nickname, avatar: isSafe ? avatar : '' };
}
