import { ownLanguageNames } from '@pawlet/core/i18n';
import { useConfig, useSession, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useId, useState } from 'react';
import { useContactShop } from '../contact/useContactShop.ts';
import { GuardedLink } from '../layout/GuardedLink.tsx';
import { useIsOffered } from '../layout/useIsOffered.ts';
import { useShellText } from '../layout/useShellText.ts';
import { useShopName } from '../layout/useShopName.ts';
import { PreferenceSheets, type SheetName } from '../preferences/PreferenceSheets.tsx';
import { listLawLinks } from '../legal/lawLinks.ts';
import { meMessages } from '../preferences/meMessages.ts';
import { siteMessages } from './siteMessages.ts';
import { paths } from '../routing/paths.ts';
import styles from './Site.module.css';

interface SiteLink {
  readonly label: string;
  readonly route: string;
}

/** The footer of every page of a wide window: links into the shop, help, legal pages, language and country. */
export function SiteFooter() {
  const text = useText(siteMessages);
  const meText = useText(meMessages);
  const lawText = useText(lawMessages);
  const shellText = useShellText();
  const shopName = useShopName();
  const config = useConfig();
  const language = useSession((state) => state.lang);
  const country = useSession((state) => state.country);
  const chosen = config?.countries.find(({ code }) => code === country);
  const [sheet, setSheet] = useState<SheetName>();
  const contactShop = useContactShop();
  return (
    <footer className={styles['footer']} data-pawlet-part="site-footer">
      <div className={styles['footerRow']}>
        <div className={styles['footerBrand']}>
          <span className={styles['brand']}>
            <img className={styles['logo']} src="/icon.svg" alt="" width="36" height="36" loading="lazy" />
            <span className={styles['name']}>{shopName}</span>
          </span>
          <button
            type="button"
            className={styles['choice']}
            aria-haspopup="dialog"
            aria-label={`${meText('me.language')}: ${ownLanguageNames[language]}`}
            onClick={() => setSheet('language')}
          >
            <Icon name="language" size={18} />
            <span lang={language}>{ownLanguageNames[language]}</span>
          </button>
          {chosen === undefined ? null : (
            <button
              type="button"
              className={styles['choice']}
              aria-haspopup="dialog"
              aria-label={`${meText('me.country')}: ${chosen.name}`}
              onClick={() => setSheet('country')}
            >
              <Icon name="globe" size={18} />
              <span>{`${chosen.name} (${chosen.currency})`}</span>
            </button>
          )}
        </div>
        <FooterLinks
          title={text('site.shop')}
          links={[
            { label: text('site.allGoods'), route: paths.products },
            { label: shellText('title.categories'), route: paths.categories },
            { label: meText('me.couponCentre'), route: paths.coupons },
            { label: shellText('title.pointsMall'), route: paths.pointsMall },
            { label: meText('me.invite'), route: paths.invite },
          ]}
        />
        <FooterLinks
          title={text('site.service')}
          links={[
            { label: meText('me.help'), route: paths.help },
            { label: meText('me.orders'), route: paths.orders },
            { label: meText('me.afterSale'), route: `${paths.orders}?status=5` },
            { label: meText('me.invoices'), route: paths.invoices },
            { label: meText('me.identification'), route: paths.serialNumber },
          ]}
          onContact={contactShop}
        />
        <FooterLinks
          title={text('site.company')}
          links={[
            { label: text('site.company'), route: `${paths.text}?diyname=aboutus` },
            { label: meText('me.notices'), route: paths.notices },
            { label: meText('me.terms'), route: `${paths.text}?diyname=terms` },
            { label: meText('me.privacy'), route: `${paths.text}?diyname=privacy` },
            ...listLawLinks(config).map(({ key, route }) => ({ label: lawText(key), route })),
          ]}
        />
      </div>
      <PreferenceSheets sheet={sheet} onClose={() => setSheet(undefined)} />
    </footer>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly SiteLink[];
  /** Opens the contact sheet, as the last link. */
  readonly onContact?: (() => void) | undefined;
}

function FooterLinks({ title, links, onContact }: FooterLinksProps) {
  const shellText = useShellText();
  const isOffered = useIsOffered();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles['footerTitle']}>
        {title}
      </h2>
      <ul>
        {links
          .filter(({ route }) => isOffered(route))
          .map(({ label, route }) => (
            <li key={route}>
              <GuardedLink className={styles['footerLink']} route={route}>
                {label}
              </GuardedLink>
            </li>
          ))}
        {onContact === undefined ? null : (
          <li>
            <button type="button" className={styles['footerLink']} onClick={onContact}>
              {shellText('shell.contact')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
