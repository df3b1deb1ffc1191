import { productQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { useIsOffered } from '../layout/useIsOffered.ts';
import { useShellText } from '../layout/useShellText.ts';
import { useNavigationState } from '../storefront.ts';
import { siteMessages } from './siteMessages.ts';
import { paths } from '../routing/paths.ts';
import styles from './Site.module.css';

const listPath = paths.products;

/** The categories of the shop, below the sticky bar. */
export function SiteNav() {
  const text = useText(siteMessages);
  const shellText = useShellText();
  const isOffered = useIsOffered();
  const { current } = useNavigationState();
  const tree = useQuery(productQueries.categories(), { refreshOnFocus: false });
  const asked = new URLSearchParams(current.address.search);
  const isList = current.route.path === listPath;
  const chosen = isList ? (asked.get('category_id') ?? '') : undefined;
  const isAll = chosen === '' && !asked.has('keyword');
  return (
    <nav className={styles['nav']} aria-label={shellText('title.categories')}>
      <ul className={styles['navRow']}>
        <li>
          <RouteLink className={styles['navLink']} route={listPath} aria-current={isAll ? 'page' : undefined}>
            {text('site.allGoods')}
          </RouteLink>
        </li>
        {(tree.data ?? []).map(({ id, name }) => (
          <li key={id}>
            <RouteLink
              className={styles['navLink']}
              route={`${listPath}?category_id=${id}`}
              aria-current={chosen === String(id) ? 'page' : undefined}
            >
              {name}
            </RouteLink>
          </li>
        ))}
        {isOffered(paths.pointsMall) ? (
          <li className={styles['navEnd']}>
            <RouteLink
              className={styles['navLink']}
              route={paths.pointsMall}
              aria-current={current.route.path === paths.pointsMall ? 'page' : undefined}
            >
              {shellText('title.pointsMall')}
            </RouteLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
