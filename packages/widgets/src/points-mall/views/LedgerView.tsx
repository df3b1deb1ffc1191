import type { PointsEntry } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useHost, useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon, List, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import { LedgerEntry } from '../parts/LedgerEntry.tsx';
import { SignInGate } from '../parts/SignInGate.tsx';
import type { Ledger } from '../useLedger.ts';
import styles from './LedgerView.module.css';

export interface LedgerViewProps {
  /** Result of `useLedger`. */
  readonly ledger: Ledger;
  /** The page of an entry. @default entries are not links */
  readonly entryRoute?: ((entry: PointsEntry) => string) | undefined;
}

const tasksRoute = '/pages/task/task';

/** The history of the shopper's points, below the balance. */
export function LedgerView(props: LedgerViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <SignInGate title={text('pointsMall.logIn')}>
      <Entries {...props} />
    </SignInGate>
  );
}

function Entries({ ledger: { balance, entries }, entryRoute }: LedgerViewProps): ReactElement {
  const text = useText(pointsMallMessages);
  const format = useFormat();
  const host = useHost();
  return (
    <div className={styles['ledger']}>
      <p className={styles['balance']} {...part('balance')}>
        <span className={styles['word']}>{text('pointsMall.mine')}</span>
        <span className={styles['number']}>
          {balance.data === undefined ? text('pointsMall.unknown') : format.number(balance.data)}
        </span>
      </p>
      <List
        list={entries}
        className={styles['loading']}
        skeleton={{ height: '56px' }}
        empty={
          <EmptyState
            picture={<Icon name="coins" size={56} />}
            title={text('pointsMall.emptyLedger')}
            action={<Button onClick={() => void host.navigate(tasksRoute)}>{text('pointsMall.earn')}</Button>}
          />
        }
      >
        <ul className={styles['entries']}>
          {entries.items.map((entry) => (
            <li key={entry.id}>
              <LedgerEntry entry={entry} route={entryRoute?.(entry)} />
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}
