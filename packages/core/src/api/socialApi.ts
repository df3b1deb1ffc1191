import { thirdCallback, thirdGetAuthUrl } from '../contract/third.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { parseUrl } from '../rules/parseUrl.ts';
import type { UnlinkedPerson } from './appLoginApi.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { Refused } from './types/results.ts';

/** Supported social log-in providers; `sandbox` replaces them in a demo shop. */
export type SocialPlatform = 'wechat' | 'sandbox';

/** The shop does not support this provider. */
export interface NotOffered {
  readonly status: 'not-offered';
}

export interface SocialApi {
  /**
   * URL of the provider's log-in page, which returns to `returnUrl` with `code` and `state`. Pass its `state` to
   * `session.expectSocialLogin` before navigating, so that only a log-in started here is accepted.
   */
  start(
    given: {
      readonly platform: SocialPlatform;
      readonly returnUrl: string;
      /** Only the openid is needed: WeChat then asks the shopper nothing. @default false */
      readonly isSilent?: boolean | undefined;
    },
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly url: string; readonly state: string } | NotOffered | Refused>;
  /** The shopper's openid, which a payment in WeChat's browser needs; nobody is logged in. Undefined if refused. */
  openId(
    given: { readonly platform: SocialPlatform; readonly code: string; readonly state: string },
    options?: CallOptions,
  ): Promise<string | undefined>;
  /** Logs in with the parameters of the provider's redirect. */
  finish(
    given: { readonly platform: SocialPlatform; readonly code: string; readonly state: string },
    options?: CallOptions,
  ): Promise<LogInResult | UnlinkedPerson | NotOffered>;
}

export function createSocialApi(http: HttpClient, context: ApiContext): SocialApi {
  return {
    async start({ platform, returnUrl, isSilent = false }, options) {
      const handled = handling(options, 'NOT_CONFIGURED');
      const scope = isSilent ? 'snsapi_base' : '';
      const reply = await http.call(thirdGetAuthUrl, { platform, url: returnUrl, scope }, handled);
      if (reply.status === 'refused') {
        return reply.reason === 'NOT_CONFIGURED' ? { status: 'not-offered' } : toRefused(reply);
      }
      const url = parseUrl(reply.data);
      if (url === undefined || !/^https?:$/u.test(url.protocol)) {
        throw new PawletError(
          'CONTRACT',
          'Pawlet: third/getAuthUrl did not return a valid URL, so the social log-in cannot start.',
        );
      }
      return { status: 'ok', url: url.href, state: url.searchParams.get('state') ?? '' };
    },
    async openId({ platform, code, state }, options) {
      const handled = handlingLogIn(handling(options, 'NOT_CONFIGURED'));
      const reply = await http.call(thirdCallback, { platform, code, state, base: 1 }, handled);
      return reply.status === 'ok' && reply.data.openid !== '' ? reply.data.openid : undefined;
    },
    async finish({ platform, code, state }, options) {
      const handled = handlingLogIn(handling(options, 'NOT_CONFIGURED'));
      const reply = await http.call(thirdCallback, { platform, code, state }, handled);
      if (reply.status === 'refused') {
        return reply.reason === 'NOT_CONFIGURED' ? { status: 'not-offered' } : toLogInRefusal(reply);
      }
      const { user, third } = reply.data;
      return user === null
        ? { status: 'not-linked', nickname: third.nickname, bindToken: third.bind_token, needs: third.needs }
        : toLogIn({ user }, context.currency());
    },
  };
}
