import { useText } from '@pawlet/widgets';
import { Icon, type IconName } from '@pawlet/widgets/ui';
import { GuardedLink } from '../layout/GuardedLink.tsx';
import { useIsOffered } from '../layout/useIsOffered.ts';
import { useNavigationState } from '../storefront.ts';
import { meMessages } from '../preferences/meMessages.ts';
import { siteMessages } from './siteMessages.ts';
import { paths } from '../routing/paths.ts';
import styles from './Site.module.css';

/** Navigation between the shopper's own pages, beside each of them. */
export function AccountNav() {
  const text = useText(siteMessages);
  const meText = useText(meMessages);
  const isOffered = useIsOffered();
  const { path } = useNavigationState().current.route;
  const links: readonly { readonly icon: IconName; readonly label: string; readonly route: string }[] = [
    { icon: 'home', label: text('site.overview'), route: paths.account },
    { icon: 'box', label: meText('me.orders'), route: paths.orders },
    { icon: 'heart', label: meText('me.favourites'), route: paths.favourites },
    { icon: 'wallet', label: meText('me.ownCoupons'), route: paths.myCoupons },
    { icon: 'coins', label: meText('me.points'), route: paths.points },
    { icon: 'pin', label: meText('me.addresses'), route: paths.addresses },
    { icon: 'receipt', label: meText('me.invoices'), route: paths.invoices },
    { icon: 'star', label: meText('me.reviews'), route: paths.myReviews },
    { icon: 'message', label: meText('me.questions'), route: paths.myQuestions },
    { icon: 'gift', label: meText('me.invite'), route: paths.invite },
    { icon: 'user', label: meText('me.profile'), route: paths.profile },
  ];
  return (
    <nav className={styles['account']} aria-label={text('site.account')}>
      <ul>
        {links
          .filter(({ route }) => isOffered(route))
          .map(({ icon, label, route }) => (
            <li key={route}>
              <GuardedLink
                className={styles['accountLink']}
                route={route}
                aria-current={path === route ? 'page' : undefined}
              >
                <Icon name={icon} size={20} />
                <span>{label}</span>
              </GuardedLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
