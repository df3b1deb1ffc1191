import type { ReactElement } from 'react';
import { useConfig, useText } from '../../runtime/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import styles from './Law.module.css';
import { lawMessages } from './lawMessages.ts';

export interface LawNotesProps {
  /** Currency of the total above: the note of this country does not apply to another country's order. */
  readonly currency: string;
}

/**
 * Legally required notes beside a total: tax, and the right of withdrawal. Renders nothing where the country has no
 * requirements.
 */
export function LawNotes({ currency }: LawNotesProps): ReactElement | null {
  const text = useText(lawMessages);
  const config = useConfig();
  if (config === undefined) return null;
  const { taxNote, withdrawalDays } = config.law;
  const hasTaxNote = taxNote !== 'none' && currency === config.country.currency;
  if (!hasTaxNote && withdrawalDays === 0) return null;
  return (
    <div className={styles['notes']}>
      {hasTaxNote ? (
        <p className={styles['note']}>
          {text(taxNote === 'included' ? 'law.taxIncluded' : 'law.taxNotAdded')}
        </p>
      ) : null}
      {withdrawalDays === 0 ? null : (
        <RouteLink className={styles['link']} route={withdrawalRoute}>
          {text('law.withdrawalDays', { days: withdrawalDays })}
        </RouteLink>
      )}
    </div>
  );
}

const withdrawalRoute = '/pages/page/page?diyname=withdrawal';
