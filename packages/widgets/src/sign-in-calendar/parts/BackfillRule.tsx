import type { FillUpRule } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';
import styles from '../SignInCalendar.module.css';

export interface BackfillRuleProps {
  /** Undefined where the shop does not offer it. */
  readonly rule: FillUpRule | undefined;
}

/** Cost and limits of backfilling a missed day. */
export function BackfillRule({ rule }: BackfillRuleProps): ReactElement | null {
  const text = useText(signInMessages);
  const format = useFormat();
  if (rule === undefined || rule.daysBack === 0) return null;
  return (
    <div className={styles['rule']} {...part('make-up')}>
      {rule.left === 0 ? (
        <p>{text('signIn.makeUpNone')}</p>
      ) : (
        <p>{text('signIn.makeUpRule', { price: format.number(rule.price), count: rule.daysBack })}</p>
      )}
      {rule.left === undefined || rule.left === 0 ? null : (
        <p>{text('signIn.makeUpLeft', { count: rule.left })}</p>
      )}
    </div>
  );
}
