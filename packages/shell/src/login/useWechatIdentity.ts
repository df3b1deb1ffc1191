import type { SocialPlatform } from '@pawlet/core/api';
import { useConfigState, useHost, usePawlet } from '@pawlet/widgets';
import { getPayMethod, noteOpenId, readOpenId } from '@pawlet/widgets/parts';
import { useEffect, useRef, useState } from 'react';

/**
 * WeChat's wallet needs the shopper's openid, which WeChat returns by a redirect without a question. Asks for it
 * once per tab, before anything is chosen in the cashier, because the page is loaded again. Returns whether the cashier
 * can be shown; without an openid it says what is missing when WeChat is chosen.
 */
export function useWechatIdentity(isNeeded: boolean): boolean {
  const { api, session } = usePawlet();
  const host = useHost();
  const { config } = useConfigState();
  const logInWays = config?.logInWays;
  const isWanted = isNeeded && getPayMethod(host, 'wechat') === 'mp';
  const [isDone, setIsDone] = useState(() => !isWanted || readOpenId() !== undefined);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isDone || hasBegun.current || logInWays === undefined) return;
    hasBegun.current = true;
    const platform: SocialPlatform = logInWays.includes('wechat') ? 'wechat' : 'sandbox';
    const goOn = (openId: string | undefined): void => {
      noteOpenId(openId ?? '');
      setIsDone(true);
    };
    const ask = async (): Promise<void> => {
      const { third } = session.store.getState();
      if (third !== undefined) {
        // Code and state are valid once.
        session.remember({ third: undefined });
        goOn(await api.social.openId({ platform, ...third }));
        return;
      }
      const { origin, pathname, hash } = window.location;
      const query = new URLSearchParams({ hashpath: hash.slice(1) });
      const returnUrl = `${origin}${pathname}?${query.toString()}`;
      const started = await api.social.start({ platform, returnUrl, isSilent: true });
      if (started.status !== 'ok') {
        goOn(undefined);
        return;
      }
      session.expectSocialLogin(started.state);
      window.location.assign(started.url);
    };
    // The client has already shown the error. The next visit to the cashier asks again.
    ask().catch(() => setIsDone(true));
  }, [api, session, isDone, logInWays]);
  return isDone;
}
