import type { AfterSale, AfterSaleMessage } from '@pawlet/core/api';
import { useState } from 'react';
import { useFormat, useText } from '@pawlet/widgets';
import { Picture, Tag } from '@pawlet/widgets/ui';
import { LazyLightbox } from '../../../layout/LazyLightbox.tsx';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import own from './AfterSale.module.css';
import { listHistory } from './listHistory.ts';
import { useMarkSeen } from './useMarkSeen.ts';

/** Steps and messages with times, newest first. The text of a step includes its author. */
export function LogCard({ afterSale }: { readonly afterSale: AfterSale }) {
  const text = useText(afterSaleMessages);
  const format = useFormat();
  useMarkSeen(afterSale);
  const entries = listHistory(afterSale);
  if (entries.length === 0) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('afterSale.log')}</h2>
      <ol className={own['log']}>
        {entries.map((entry, index) => (
          <li key={entry.key} className={own['entry']} data-latest={index === 0 || undefined}>
            {entry.kind === 'step' ? (
              <p className={own['words']}>{entry.text}</p>
            ) : (
              <Message message={entry.message} isNew={entry.isNew} />
            )}
            {entry.at === 0 ? null : <p className={own['time']}>{format.date(entry.at, 'dateTime')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Message({
  message: { author, text: words, imageUrls },
  isNew,
}: {
  readonly message: AfterSaleMessage;
  readonly isNew: boolean;
}) {
  const text = useText(afterSaleMessages);
  const [shown, setShown] = useState<number>();
  const getAlt = (index: number): string => text('afterSale.picture', { number: index + 1 });
  return (
    <div className={own['message']} data-author={author}>
      <p className={own['author']}>
        {text(author === 'shop' ? 'afterSale.shop' : 'afterSale.you')}
        {isNew ? <Tag>{text('afterSale.new')}</Tag> : null}
      </p>
      {words === '' ? null : (
        <p className={own['said']} lang="">
          {words}
        </p>
      )}
      {imageUrls.length === 0 ? null : (
        <ul className={own['media']}>
          {imageUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className={own['thumb']}
                aria-label={getAlt(index)}
                onClick={() => setShown(index)}
              >
                <Picture src={url} alt="" sizes="33vw" radius="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LazyLightbox
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        label={text('afterSale.messagePictures')}
        pictures={imageUrls.map((src, index) => ({ src, alt: getAlt(index) }))}
        start={shown ?? 0}
      />
    </div>
  );
}
