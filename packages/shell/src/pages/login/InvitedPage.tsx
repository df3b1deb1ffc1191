import { useEffect, useState } from 'react';
import { useIsSignedIn, usePawlet, useResource, useText } from '@pawlet/widgets';
import { LoginForm } from '@pawlet/widgets/parts';
import type { LoginWay } from '@pawlet/widgets/parts';
import { Button, Picture } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShopName } from '../../layout/useShopName.ts';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../mall.ts';
import { homePath } from '../../routing/matchRoute.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import styles from './Login.module.css';
import { logInPageMessages } from './messages/messages.ts';
import { useSocialLogIn } from './useSocialLogIn.ts';

const parameters = { invite_id: idParameter };

/** Where the link of an invitation leads: a welcome and the log-in, which makes the account. */
export function InvitedPage() {
  const { invite_id: inviteId } = usePageParameters(parameters);
  const { isActive } = usePage();
  const { api } = usePawlet();
  const navigation = useNavigation();
  const shopName = useShopName();
  const isSignedIn = useIsSignedIn();
  const shellText = useShellText();
  const text = useText(logInPageMessages);
  const onSocial = useSocialLogIn();
  const [way, setWay] = useState<LoginWay>('code');
  const welcome = useResource(['invitation-welcome', inviteId], () => api.registration.welcome(inviteId), {
    refreshOnFocus: false,
  });

  useEffect(() => {
    // There is nobody to welcome any more; the visit goes on in the shop.
    if (isSignedIn && isActive) void navigation.redirectTo(homePath);
  }, [isSignedIn, isActive, navigation]);

  // Until the shop says otherwise the link is believed.
  const isInvited = inviteId !== undefined && welcome.data?.isInvited !== false;
  const isSideStep = way === 'register' || way === 'reset';
  return (
    <Page
      title={shellText('title.welcome')}
      background="card"
      hasToTop={false}
      onBack={isSideStep ? () => setWay('code') : undefined}
    >
      {/* A picture that does not come is no reason to keep anybody out. */}
      <Picture src={welcome.data?.imageUrl} alt="" ratio={2.2} sizes="100vw" loading="eager" />
      <div className={styles['page']}>
        <div>
          <h2 className={styles['invitedTitle']}>
            {isInvited ? text('invited.friend') : text('invited.plain', { shop: shopName })}
          </h2>
          <p className={styles['authText']}>{text('invited.text')}</p>
        </div>
        <LoginForm way={way} onWay={setWay} onDone={() => undefined} onSocial={onSocial} />
        <Button variant="ghost" onClick={() => void navigation.redirectTo(homePath)}>
          {text('invited.look')}
        </Button>
      </div>
    </Page>
  );
}
