import { sharingQueries, type Query } from '@pawlet/core/queries';
import { useConfig, useQuery, useSession, useText } from '@pawlet/widgets';
import { ButtonLink, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShopName } from '../../layout/useShopName.ts';
import { useShellText } from '../../layout/useShellText.ts';
import { shareMessages } from './shareMessages.ts';
import styles from './Share.module.css';

const codeSize = 200;
const padding = 12;

/** The app's download page: its stores, and a QR code for the phone on a larger screen. */
export function DownloadPage() {
  const title = useShellText()('title.download');
  const country = useSession((state) => state.country);
  const loaded = useQuery(getCode(country), { refreshOnFocus: false });
  return (
    <Page title={title} hasToTop={false}>
      <div className={styles['page']}>
        <Stores />
        {loaded.status === 'failed' ? (
          <ErrorState layout="inline" onRetry={() => void loaded.reload()} busy={loaded.isRefreshing} />
        ) : null}
        {loaded.status === 'loading' ? (
          <SkeletonRegion className={styles['code']}>
            <Skeleton height={`${codeSize}px`} width={`${codeSize}px`} />
          </SkeletonRegion>
        ) : null}
        {loaded.data === undefined ? null : <Code {...loaded.data} />}
      </div>
    </Page>
  );
}

/** The URL of this page and its QR code. */
function getCode(country: string): Query<{ readonly address: string; readonly codeUrl: string }> {
  const { key, load } = sharingQueries.origin(country);
  return {
    key: ['download', ...key],
    load: async (api, options) => {
      const { origin = location.origin } = await load(api, options);
      const address = `${origin}/#/pages/share/download`;
      const size = { size: 2 * codeSize, padding: 2 * padding };
      return { address, codeUrl: await api.site.qrCodeUrl(address, size) };
    },
  };
}

function Stores() {
  const text = useText(shareMessages);
  const shopName = useShopName();
  const stores = useConfig()?.appStores;
  const links = (['ios', 'android'] as const).flatMap((platform) => {
    const url = stores?.[platform] ?? '';
    return url.startsWith('https://') ? [{ platform, url }] : [];
  });
  return (
    <section className={styles['app']}>
      <span className={styles['appIcon']}>
        <Icon name="phone" size={40} />
      </span>
      <h2 className={styles['appTitle']}>{text('share.download', { shop: shopName })}</h2>
      <p className={styles['appText']}>{text('share.downloadText')}</p>
      {links.map(({ platform, url }) => (
        <ButtonLink key={platform} size="l" block href={url} target="_blank" rel="noopener noreferrer">
          {text(`share.${platform}`)}
        </ButtonLink>
      ))}
      {stores === undefined || links.length > 0 ? null : (
        <>
          <p className={styles['appText']}>{text('share.noStore')}</p>
          <ButtonLink size="l" block href="#/pages/index/index">
            {text('share.openShop')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Code({ address, codeUrl }: { readonly address: string; readonly codeUrl: string }) {
  const text = useText(shareMessages);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  return (
    <section className={styles['code']}>
      {failed === attempt ? (
        <ErrorState layout="inline" title={text('share.qrFailed')} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <>
          <img
            key={attempt}
            src={codeUrl}
            alt={text('share.qr', { address })}
            width={codeSize}
            height={codeSize}
            onError={() => setFailed(attempt)}
          />
          <p>{text('share.qrHint')}</p>
        </>
      )}
    </section>
  );
}
