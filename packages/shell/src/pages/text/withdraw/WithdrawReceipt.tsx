import type { ReceivedWithdrawal } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { ButtonLink } from '@pawlet/widgets/ui';
import { useEffect, useRef } from 'react';
import { withdrawMessages } from '../withdrawMessages.ts';
import styles from '../Withdraw.module.css';

export interface WithdrawReceiptProps {
  readonly withdrawal: ReceivedWithdrawal;
  readonly email: string;
}

/** What the shop has received, with the time of its submission. */
export function WithdrawReceipt({ withdrawal, email }: WithdrawReceiptProps) {
  const text = useText(withdrawMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, sentAt, statement } = withdrawal;
  const moment = sentAt === undefined ? '' : format.date(sentAt, 'dateTime');
  return (
    <>
      <section className={styles['card']}>
        <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
          {text('withdraw.received')}
        </h2>
        <p className={styles['note']}>{text('withdraw.receivedText', { moment, email })}</p>
      </section>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>{text('withdraw.statement')}</h2>
        <p className={styles['statement']}>{statement}</p>
      </section>
      <div className={styles['buttons']}>
        <ButtonLink
          variant="outlined"
          size="l"
          block
          download={`${number}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(statement)}`}
        >
          {text('withdraw.save')}
        </ButtonLink>
        <ButtonLink variant="ghost" size="l" block href="#/pages/index/index">
          {text('withdraw.home')}
        </ButtonLink>
      </div>
    </>
  );
}
