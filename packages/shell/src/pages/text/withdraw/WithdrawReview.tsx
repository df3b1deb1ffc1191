import type { OrderLine } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Button } from '@pawlet/widgets/ui';
import { withdrawMessages } from '../withdrawMessages.ts';
import styles from '../Withdraw.module.css';
import type { WithdrawNotice } from './useSendWithdrawal.ts';
import type { WithdrawDraft } from './withdrawDraft.ts';

export interface WithdrawReviewProps {
  readonly draft: WithdrawDraft;
  /** Lines of the shopper's own order. */
  readonly lines: readonly OrderLine[] | undefined;
  /** Why the shop has rejected it. */
  readonly notice: WithdrawNotice | undefined;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onConfirm: () => void;
}

/** The second step: the statement, and the button that submits it. */
export function WithdrawReview({ draft, lines, notice, isBusy, onEdit, onConfirm }: WithdrawReviewProps) {
  const text = useText(withdrawMessages);
  const chosen = (lines ?? []).flatMap(({ id, title }) => {
    const quantity = draft.pieces.get(id);
    return quantity === undefined ? [] : [`${quantity} × ${title}`];
  });
  const details = draft.details.trim() === '' ? text('withdraw.whole') : draft.details;
  return (
    <>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>{text('withdraw.check')}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{text('withdraw.name')}</dt>
            <dd lang="">{draft.name}</dd>
          </div>
          <div>
            <dt>{text('withdraw.number')}</dt>
            <dd lang="">{draft.orderNumber}</dd>
          </div>
          <div>
            <dt>{text('withdraw.items')}</dt>
            {chosen.length === 0 ? <dd>{details}</dd> : chosen.map((item) => <dd key={item}>{item}</dd>)}
          </div>
          <div>
            <dt>{text('withdraw.email')}</dt>
            <dd lang="">{draft.email}</dd>
          </div>
        </dl>
        <p className={styles['note']}>{text('withdraw.checkText')}</p>
      </section>
      {notice === undefined ? null : (
        <p role="alert" className={styles['problem']}>
          {text(notice)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button size="l" block busy={isBusy} onClick={onConfirm}>
          {text('withdraw.confirm')}
        </Button>
        <Button variant="outlined" tone="neutral" size="l" block disabled={isBusy} onClick={onEdit}>
          {text('withdraw.edit')}
        </Button>
      </div>
    </>
  );
}
