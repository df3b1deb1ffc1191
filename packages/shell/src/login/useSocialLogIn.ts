import type { SocialPlatform } from '@pawlet/core/api';
import { useHost, usePawlet, useStore, useText, useToast } from '@pawlet/widgets';
import type { StartSocial } from '@pawlet/widgets/parts';
import { logInPagesMessages } from './logInPagesMessages.ts';
import { useStorefront } from '../storefront.ts';
import { socialReturnUrl } from './socialReturnUrl.ts';

/** Navigates to a provider's log-in page; undefined where this page cannot be left: in a frame or a mini-program. */
export function useSocialLogIn(): StartSocial | undefined {
  const { api, session } = usePawlet();
  const { platform: around } = useHost();
  const text = useText(logInPagesMessages);
  const showToast = useToast();
  const trust = useStore(useStorefront().trust, (value) => value);
  if (trust !== 'own' || around === 'mini-program') return undefined;
  return async (platform: SocialPlatform) => {
    const started = await api.social.start({
      platform,
      returnUrl: socialReturnUrl(window.location.href, platform),
    });
    if (started.status === 'not-offered') showToast(text('auth.none'));
    if (started.status !== 'ok') return;
    session.expectSocialLogin(started.state);
    window.location.assign(started.url);
  };
}
