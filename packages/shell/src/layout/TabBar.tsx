import { Glyph } from '@pawlet/widgets/ui';
import type { MouseEvent } from 'react';
import { useStorefront, useNavigationState } from '../storefront.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import { CartBadge } from './CartBadge.tsx';
import { scrollToTop } from './scrollToTop.ts';
import { useIsOffered } from './useIsOffered.ts';
import { useShellText } from './useShellText.ts';
import styles from './TabBar.module.css';

export interface TabBarProps {
  /** Units in the cart; 0 shows no badge, more than 99 shows 99+. */
  readonly cartCount: number;
}

/** Icons of the tabs, in the order of the bar. */
const icons: Readonly<Record<string, string>> = {
  [paths.home]: 'M4 10.6L12 4l8 6.6V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5v-6h5v6',
  [paths.categories]:
    'M5 4h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14.5 4H19a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM5 13.5h4.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1zM14.5 13.5H19a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z',
  [paths.cart]:
    'M3 4h2.2l2 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L19.8 8H6M9.5 19.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM16.5 19.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z',
  [paths.pointsMall]:
    'M4 8.5h16V12H4zM5.5 12v8h13v-8M12 8.5V20M12 8.5C10 4.5 7 4 7 6.2s2.6 2.3 5 2.3zm0 0c2-4 5-4.5 5-2.3s-2.6 2.3-5 2.3z',
  [paths.account]: 'M12 3.8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.2c.5-3.6 3.6-5.6 7.5-5.6s7 2 7.5 5.6',
};

/** The bar at the lower edge of the tab pages. */
export function TabBar({ cartCount }: TabBarProps) {
  const text = useShellText();
  const { routes } = useStorefront();
  const { current } = useNavigationState();
  const isOffered = useIsOffered();
  const tabs = Object.keys(icons)
    .map((path) => routes.find((route) => route.path === path))
    .filter((tab) => tab !== undefined)
    .filter(({ isTab, path }) => isTab === true && isOffered(path));
  return (
    <nav className={styles['bar']} aria-label={text('tabs.label')} data-pawlet-part="tab-bar">
      <ul className={styles['row']}>
        {tabs.map((tab) => (
          <li key={tab.path} className={styles['item']}>
            <TabLink
              tab={tab}
              isCurrent={tab === current.route}
              badge={tab.path === paths.cart ? cartCount : 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TabLinkProps {
  readonly tab: Route;
  readonly isCurrent: boolean;
  readonly badge: number;
}

function TabLink({ tab, isCurrent, badge }: TabLinkProps) {
  const text = useShellText();
  const { navigation, getCode } = useStorefront();
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isCurrent) scrollToTop();
    else void navigation.switchTab(tab.path);
  };
  return (
    <a
      className={styles['tab']}
      href={navigation.toUrl(tab.path)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={badge > 0 ? text('tabs.cartCount', { total: badge }) : undefined}
      onClick={handleClick}
      onPointerDown={getCode(tab).preload}
    >
      <span className={styles['icon']}>
        <Glyph path={icons[tab.path] ?? ''} />
        <CartBadge count={badge} />
      </span>
      <span className={styles['label']}>{tab.title === undefined ? null : text(tab.title)}</span>
    </a>
  );
}
