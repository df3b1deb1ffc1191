import type { FillUpRule } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { part } from '../../ui/index.ts';
import { signInMessages } from '../messages.ts';
import styles from '../SignInCalendar.module.css';

export interface MakeUpRuleProps {
  /** Undefined where the shop does not offer it. */
  readonly rule: FillUpRule | undefined;
}

/** What making up for a missed day costs, how far back it reaches and how often it can be done. */
export function MakeUpRule({ rule }: MakeUpRuleProps): ReactElement | null {
  const text = useText(signInMessages);
  const format = useFormat();
  if (rule === undefined || rule.daysBack === 0) return null;
  const price = format.number(rule.price);
  return (
    <p className={styles['rule']} {...part('make-up')}>
      {rule.left === 0 ? null : text('signIn.makeUpRule', { price, count: rule.daysBack })}{' '}
      {rule.left === undefined || rule.left === 0 ? null : text('signIn.makeUpLeft', { count: rule.left })}
      {rule.left === 0 ? text('signIn.makeUpNone') : null}
    </p>
  );
}
