import type { AfterSale } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { orderCardMessages } from '@pawlet/widgets/parts';
import { Steps } from '@pawlet/widgets/ui';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import { toSentence, listSteps, getOwnTitle, getTitle } from './afterSaleView.ts';
import own from './AfterSale.module.css';

/** The state of an after-sales request, its explanation, the deadline of the next step, and the progress. */
export function StatusCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const cardText = useText(orderCardMessages);
  const format = useFormat();
  const progress = listSteps(afterSale);
  const title = getTitle(afterSale);
  const { state, deadline, picturesUntil, replacement, stateText } = afterSale;
  const until = picturesUntil ?? (state === 'returning' ? deadline : undefined);
  // For clients that do not know replacements the state is the note.
  const note = replacement !== undefined && afterSale.note === stateText ? '' : afterSale.note;
  return (
    <section className={styles['hero']} data-closed={progress === undefined || undefined}>
      <h2 className={styles['state']}>
        {title === undefined ? text(`afterSale.${getOwnTitle(afterSale)}`) : cardText(`orderCard.${title}`)}
      </h2>
      <p className={styles['sentence']}>{text(`afterSale.${toSentence(afterSale)}`)}</p>
      {until === undefined ? null : (
        <p className={own['deadline']}>{text('afterSale.until', { date: format.date(until, 'dateTime') })}</p>
      )}
      {note === '' ? null : (
        <p className={own['answer']}>
          {text('afterSale.shopNote')}: <span lang="">{note}</span>
        </p>
      )}
      {progress === undefined ? null : (
        <div className={styles['progress']}>
          <Steps
            label={text('afterSale.progress')}
            current={progress.current}
            steps={progress.steps.map((step) => ({ label: text(`afterSale.${step}`) }))}
          />
        </div>
      )}
    </section>
  );
}
