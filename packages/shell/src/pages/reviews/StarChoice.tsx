import { useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

const five = [1, 2, 3, 4, 5] as const;

export interface StarChoiceProps {
  readonly star: number;
  readonly onChange: (star: number) => void;
}

/** Chooses one to five stars, by tap or by arrow keys. */
export function StarChoice({ star, onChange }: StarChoiceProps) {
  const text = useText(reviewPagesMessages);
  const name = useId();
  const chosen = five.find((count) => count === star) ?? 5;
  return (
    <fieldset className={styles['starChoice']}>
      <legend className={styles['label']}>{text('reviewPages.rating')}</legend>
      <span className={styles['starRow']}>
        {five.map((count) => (
          <label key={count} className={styles['starTarget']} data-filled={count <= star || undefined}>
            <input
              type="radio"
              className={styles['starInput']}
              name={name}
              value={count}
              checked={count === star}
              aria-label={text('reviewPages.starChoice', { count, word: text(`reviewPages.star${count}`) })}
              onChange={() => onChange(count)}
            />
            <Icon name="star" filled={count <= star} size={32} />
          </label>
        ))}
        <span className={styles['starWord']} aria-hidden="true">
          {text(`reviewPages.star${chosen}`)}
        </span>
      </span>
    </fieldset>
  );
}
