import { useConfig, usePawlet, useSession, useText } from '@pawlet/widgets';
import { ownLanguageNames } from '@pawlet/core/i18n';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { CartBadge } from '../layout/CartBadge.tsx';
import { useShellText } from '../layout/useShellText.ts';
import { useShopName } from '../layout/useShopName.ts';
import { useNavigation, useNavigationState } from '../storefront.ts';
import { PreferenceSheets, type SheetName } from '../preferences/PreferenceSheets.tsx';
import { meMessages } from '../preferences/meMessages.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { siteMessages } from './siteMessages.ts';
import { paths } from '../routing/paths.ts';
import styles from './Site.module.css';

export interface SiteBarProps {
  /** Units in the cart; 0 shows no badge. */
  readonly cartCount: number;
}

/** The sticky bar over all pages of a wide window: the shop, its search, language, account and cart. */
export function SiteBar({ cartCount }: SiteBarProps) {
  const text = useText(siteMessages);
  const meText = useText(meMessages);
  const shellText = useShellText();
  const shopName = useShopName();
  const language = useSession((state) => state.lang);
  const currency = useConfig()?.country.currency ?? '';
  const { path } = useNavigationState().current.route;
  const [sheet, setSheet] = useState<SheetName>();
  return (
    <header className={styles['bar']} aria-label={text('site.header')} data-pawlet-part="site-bar">
      <div className={styles['barRow']}>
        <RouteLink className={styles['brand']} route={paths.home}>
          <img className={styles['logo']} src="/icon.svg" alt="" width="36" height="36" />
          <span className={styles['name']}>{shopName}</span>
        </RouteLink>
        <SiteSearch />
        <div className={styles['ways']}>
          <button
            type="button"
            className={styles['way']}
            aria-haspopup="dialog"
            aria-label={`${meText('me.language')}: ${ownLanguageNames[language]}`}
            onClick={() => setSheet('language')}
          >
            <Icon name="language" size={22} />
            <span lang={language}>{ownLanguageNames[language]}</span>
          </button>
          <button
            type="button"
            className={styles['way']}
            aria-haspopup="dialog"
            aria-label={`${meText('me.country')}: ${currency}`}
            onClick={() => setSheet('country')}
          >
            <Icon name="globe" size={22} />
            <span>{currency}</span>
          </button>
          <RouteLink
            className={styles['way']}
            route={paths.account}
            aria-current={path === paths.account ? 'page' : undefined}
          >
            <Icon name="user" size={22} />
            <span>{shellText('title.me')}</span>
          </RouteLink>
          <RouteLink
            className={styles['way']}
            route={paths.cart}
            aria-current={path === paths.cart ? 'page' : undefined}
            aria-label={cartCount > 0 ? shellText('tabs.cartCount', { total: cartCount }) : undefined}
          >
            <span className={styles['cart']}>
              <Icon name="cart" size={22} />
              <CartBadge count={cartCount} />
            </span>
            <span>{shellText('title.cart')}</span>
          </RouteLink>
        </div>
      </div>
      <PreferenceSheets sheet={sheet} onClose={() => setSheet(undefined)} />
    </header>
  );
}

/** Opens the search results; without a word the search page. */
function SiteSearch() {
  const { session } = usePawlet();
  const navigation = useNavigation();
  const { current } = useNavigationState();
  const given = new URLSearchParams(current.address.search).get('keyword') ?? '';
  const [keyword, setKeyword] = useState(given);
  // It shows the search of the visible page.
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    setKeyword(given);
  }
  const search = (): void => {
    const wanted = keyword.trim();
    if (wanted === '') {
      void navigation.navigateTo(paths.search);
      return;
    }
    session.addKeyword(wanted);
    void navigation.navigateTo(`${paths.products}?keyword=${encodeURIComponent(wanted)}`);
  };
  return <SearchForm place="site" keyword={keyword} onChange={setKeyword} onSearch={search} />;
}
