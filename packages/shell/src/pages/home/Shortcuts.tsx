import type { ShopConfig } from '@pawlet/core/api';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon, Picture, type IconName } from '@pawlet/widgets/ui';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import { useStorefront } from '../../storefront.ts';
import { parseAddress } from '../../routing/hashAddress.ts';
import { findRoute } from '../../routing/matchRoute.ts';
import styles from './Home.module.css';

export interface ShortcutsProps {
  readonly shortcuts: ShopConfig['shortcuts'];
  readonly label: string;
}

const iconScheme = 'icon:';

/** Icons for shortcuts without a picture of their own. */
const icons: Readonly<Record<string, IconName>> = {
  fountains: 'fountain',
  feeders: 'feeder',
  cameras: 'camera',
  trackers: 'tracker',
  'points-mall': 'coins',
  'sign-in': 'calendar',
  coupons: 'ticket',
  'cloud-storage': 'cloud',
  invite: 'gift',
  help: 'help',
};

/** The grid of shortcuts. Only pages that this shop offers are shown. */
export function Shortcuts({ shortcuts, label }: ShortcutsProps) {
  const { routes } = useStorefront();
  const isOffered = useIsOffered();
  const known = shortcuts.filter(
    ({ link }) => isOffered(link) && findRoute(routes, parseAddress(link)) !== undefined,
  );
  if (known.length === 0) return null;
  return (
    <nav className={styles['shortcuts']} aria-label={label} data-count={known.length}>
      {known.map(({ id, name, imageUrl, link }) => (
        <RouteLink key={id} className={styles['shortcut']} route={link}>
          <span className={styles['shortcutIcon']}>
            {imageUrl === '' || imageUrl.startsWith(iconScheme) ? (
              <Icon name={icons[imageUrl.slice(iconScheme.length)] ?? 'categories'} size={24} />
            ) : (
              <Picture src={imageUrl} alt="" sizes="44px" radius="full" loading="eager" />
            )}
          </span>
          <span>{name}</span>
        </RouteLink>
      ))}
    </nav>
  );
}
