import type { ProductSummary } from '@pawlet/core/api';
import { homeQueries, type OpenCampaign } from '@pawlet/core/queries';
import { useFormat, useQuery, useText } from '@pawlet/widgets';
import { RouteLink, useIsRendered } from '@pawlet/widgets/parts';
import { Countdown, ErrorState, Picture, ScrollRow } from '@pawlet/widgets/ui';
import { DealsSkeleton } from './DealsSkeleton.tsx';
import styles from './Home.module.css';
import { homeMessages } from './homeMessages.ts';
import { homeOffers } from './homeOffers.ts';
import { Rail } from './Rail.tsx';

/** A section that cannot be loaded shows that itself: the page needs no message for it. */
const quiet = { quiet: true };

/** The shop's temporary offers: products at a reduced price, and campaigns. */
export function Deals() {
  const offers = useQuery(homeOffers(), quiet);
  const campaigns = useQuery(homeQueries.campaigns(), quiet);
  if (offers.status === 'loading' || campaigns.status === 'loading') return <DealsSkeleton />;
  return (
    <>
      {offers.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void offers.reload()} busy={offers.isRefreshing} />
      ) : (
        <Offers products={offers.data} onEnd={() => void offers.reload()} />
      )}
      {/* Campaigns are optional: the page is complete without their data. */}
      {campaigns.status === 'failed' ? null : <Campaigns campaigns={campaigns.data} />}
    </>
  );
}

interface OffersProps {
  readonly products: readonly ProductSummary[];
  /** Called when the first of the offers ends. */
  readonly onEnd: () => void;
}

function Offers({ products, onEnd }: OffersProps) {
  const text = useText(homeMessages);
  const format = useFormat();
  // A server's countdown would stand still.
  const isRendered = useIsRendered();
  const endsAt = products[0]?.offer?.endsAt;
  return (
    <Rail
      title={text('home.offers')}
      aside={
        endsAt === undefined || isRendered ? null : (
          <span className={styles['offerEnd']}>
            {text('home.offersEnd')} <Countdown key={endsAt} endsAt={endsAt} look="blocks" onEnd={onEnd} />
          </span>
        )
      }
      products={products}
      note={({ offer }) =>
        offer?.endsAt === undefined || offer.endsAt === endsAt
          ? ''
          : text('home.until', { date: format.date(offer.endsAt) })
      }
    />
  );
}

function Campaigns({ campaigns }: { readonly campaigns: readonly OpenCampaign[] }) {
  const text = useText(homeMessages);
  const format = useFormat();
  if (campaigns.length === 0) return null;
  const getPeriod = ({ isUpcoming, startsAt, endsAt }: OpenCampaign): string => {
    if (isUpcoming && startsAt !== undefined) return text('home.from', { date: format.date(startsAt) });
    return endsAt === undefined ? '' : text('home.until', { date: format.date(endsAt) });
  };
  return (
    <section className={styles['section']} aria-label={text('home.campaigns')}>
      <h2 className={styles['heading']}>{text('home.campaigns')}</h2>
      <ScrollRow className={styles['rail']} data-size="wide">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <RouteLink className={styles['railCard']} route={campaign.link}>
              <Picture
                src={campaign.imageUrl}
                alt=""
                ratio={2.35}
                sizes="(width >= 64em) 360px, (width >= 37.5em) 280px, 200px"
              />
              <span className={styles['railTitle']}>{campaign.title}</span>
              <span className={styles['railNote']}>{getPeriod(campaign)}</span>
            </RouteLink>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
