import { useText } from '@pawlet/widgets';
import { LedgerEntry, pointsMallMessages, pointsRoute, useLedger } from '@pawlet/widgets/points-mall';
import { RouteLink } from '@pawlet/widgets/parts';
import { Cell, CellGroup, EmptyState, ErrorState, Icon, List } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { pointsPagesMessages } from './pointsPagesMessages.ts';
import styles from './Points.module.css';
import { entryRoute } from '../../routing/builders/pointsRoutes.ts';

const latestCount = 5;

/** The shopper's points: the balance, its latest entries, and links to other pages. */
export function PointsPage() {
  const shellText = useShellText();
  const pointsText = useText(pointsMallMessages);
  const { balance, entries } = useLedger();
  const refresh = () => Promise.all([balance.reload(), entries.reload()]);
  return (
    <Page title={shellText('title.points')} onRefresh={refresh}>
      <div className={styles['page']}>
        <BalanceCard />
        <Latest entries={entries} hasFailed={balance.status === 'failed'} onRetry={() => void refresh()} />
        <CellGroup>
          <Cell
            leading={<Icon name="gift" size={20} />}
            label={shellText('title.pointsMall')}
            href={`#${pointsRoute({ name: 'home' })}`}
          />
          <Cell
            leading={<Icon name="calendar" size={20} />}
            label={shellText('title.signIn')}
            href="#/pages/signin/signin"
          />
          <Cell
            leading={<Icon name="coins" size={20} />}
            label={shellText('title.tasks')}
            href="#/pages/task/task"
          />
          <Cell
            leading={<Icon name="receipt" size={20} />}
            label={shellText('title.exchanges')}
            href={`#${pointsRoute({ name: 'exchanges' })}`}
          />
          <Cell
            leading={<Icon name="info" size={20} />}
            label={pointsText('pointsMall.rulesTitle')}
            href={`#${pointsRoute({ name: 'rules' })}`}
          />
        </CellGroup>
      </div>
    </Page>
  );
}

interface LatestProps extends Pick<ReturnType<typeof useLedger>, 'entries'> {
  /** The balance above could not be loaded. */
  readonly hasFailed: boolean;
  /** Reloads the balance and its entries. */
  readonly onRetry: () => void;
}

function Latest({ entries, hasFailed, onRetry }: LatestProps) {
  const text = useText(pointsPagesMessages);
  const pointsText = useText(pointsMallMessages);
  const headingId = useId();
  return (
    <section className={styles['card']} aria-labelledby={headingId}>
      <RouteLink className={styles['head']} route={pointsRoute({ name: 'ledger' })}>
        <h2 id={headingId}>{text('pointsPages.latest')}</h2>
        <span className={styles['all']}>
          {text('pointsPages.all')}
          <Icon name="chevronRight" size={14} />
        </span>
      </RouteLink>
      {hasFailed && entries.status !== 'failed' ? (
        <ErrorState layout="inline" onRetry={onRetry} busy={entries.isRefreshing} />
      ) : null}
      <List
        list={{ ...entries, reload: onRetry }}
        className={styles['loading']}
        skeleton={{ height: '48px' }}
        rows={3}
        errorLayout="inline"
        empty={
          <EmptyState
            picture={<Icon name="coins" size={56} />}
            title={pointsText('pointsMall.emptyLedger')}
          />
        }
        foot={null}
      >
        <ul className={styles['entries']}>
          {entries.items.slice(0, latestCount).map((entry) => (
            <li key={entry.id}>
              <LedgerEntry entry={entry} route={entryRoute(entry)} />
            </li>
          ))}
        </ul>
      </List>
    </section>
  );
}
