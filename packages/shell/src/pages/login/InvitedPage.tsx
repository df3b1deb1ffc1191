import { useEffect, useState } from 'react';
import type { InvitationWelcome } from '@pawlet/core/api';
import { productQueries, registrationQueries } from '@pawlet/core/queries';
import { useConfig, useFormat, useIsLoggedIn, usePointsOffered, useQuery, useText } from '@pawlet/widgets';
import { ProductTile, LoginForm } from '@pawlet/widgets/parts';
import type { LoginWay } from '@pawlet/widgets/parts';
import { Button, Icon, Picture } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShopName } from '../../layout/useShopName.ts';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import styles from './Login.module.css';
import { logInPagesMessages } from '../../login/logInPagesMessages.ts';
import { useSocialLogIn } from '../../login/useSocialLogIn.ts';

const parameters = { invite_id: idParameter };

/** The landing page of an invitation: the inviter, the reward, products, and the log-in, which creates the account. */
export function InvitedPage() {
  const { invite_id: inviteId } = usePageParameters(parameters);
  const { isActive } = usePage();
  const navigation = useNavigation();
  const shopName = useShopName();
  const isSignedIn = useIsLoggedIn();
  const shellText = useShellText();
  const text = useText(logInPagesMessages);
  const onSocial = useSocialLogIn();
  const [way, setWay] = useState<LoginWay>('code');
  const welcome = useQuery(registrationQueries.welcome(inviteId), {
    refreshOnFocus: false,
  });

  useEffect(() => {
    // The visitor has an account now; the visit continues in the shop.
    if (isSignedIn && isActive) void navigation.redirectTo(paths.home);
  }, [isSignedIn, isActive, navigation]);

  // The link is trusted until the shop responds otherwise.
  const isInvited = inviteId !== undefined && welcome.data?.isInvited !== false;
  const isSideStep = way === 'register' || way === 'reset';
  return (
    <Page
      title={shellText('title.welcome')}
      background="card"
      hasToTop={false}
      onBack={isSideStep ? () => setWay('code') : undefined}
    >
      {isSideStep ? null : (
        <>
          {/* A picture that fails to load must not keep a visitor out. */}
          <Picture src={welcome.data?.imageUrl} alt="" ratio={2.2} sizes="100vw" loading="eager" />
          <div className={styles['page']}>
            <InvitedBy
              inviter={isInvited ? welcome.data?.inviter : undefined}
              title={isInvited ? text('invited.friend') : text('invited.plain', { shop: shopName })}
            />
            <Benefits points={isInvited ? (welcome.data?.inviterPoints ?? 0) : 0} />
            <Button variant="outlined" size="l" block onClick={() => void navigation.redirectTo(paths.home)}>
              {text('invited.look')}
            </Button>
          </div>
          <InvitedProducts />
        </>
      )}
      <div className={styles['page']}>
        {isSideStep ? null : <h2 className={styles['invitedHeading']}>{text('invited.join')}</h2>}
        <LoginForm way={way} onWay={setWay} onDone={() => undefined} onSocial={onSocial} />
      </div>
    </Page>
  );
}

interface InvitedByProps {
  readonly inviter: InvitationWelcome['inviter'];
  /** The fallback where the shop does not return the inviter. */
  readonly title: string;
}

/** The inviter, or a plain welcome. */
function InvitedBy({ inviter, title }: InvitedByProps) {
  const text = useText(logInPagesMessages);
  const name = inviter?.nickname ?? '';
  return (
    <div className={styles['invitedBy']}>
      {inviter === undefined ? null : (
        <span className={styles['invitedAvatar']}>
          {inviter.avatarUrl === '' ? (
            <Icon name="user" size={26} />
          ) : (
            <Picture src={inviter.avatarUrl} alt="" radius="full" sizes="56px" />
          )}
        </span>
      )}
      <div>
        <h2 className={styles['invitedTitle']}>{name === '' ? title : text('invited.by', { name })}</h2>
        <p className={styles['authText']}>{text('invited.text')}</p>
      </div>
    </div>
  );
}

/** The reward of an invitation, as the shop has configured it; nothing where points are off. */
function Benefits({ points }: { readonly points: number }) {
  const text = useText(logInPagesMessages);
  const format = useFormat();
  const config = useConfig();
  const hasPoints = usePointsOffered();
  const lines = [
    config !== undefined && config.points.give > 0 ? text('invited.youEarn') : '',
    points > 0 ? text('invited.inviterGets', { points: format.number(points) }) : '',
  ].filter((line) => line !== '');
  if (!hasPoints || lines.length === 0) return null;
  return (
    <ul className={styles['benefits']}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="gift" size={18} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

const shownProducts = 4;

/** Best sellers, so that the welcome shows the shop too. */
function InvitedProducts() {
  const text = useText(logInPagesMessages);
  const best = useQuery(productQueries.page({ orderBy: 'sales', pageSize: shownProducts }), {
    refreshOnFocus: false,
  });
  const items = best.data?.items.slice(0, shownProducts) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles['invitedGoods']}>
      <h2 className={styles['invitedHeading']}>{text('invited.products')}</h2>
      <div className={styles['invitedGrid']}>
        {items.map((item) => (
          <ProductTile key={item.id} product={item} />
        ))}
      </div>
    </section>
  );
}
