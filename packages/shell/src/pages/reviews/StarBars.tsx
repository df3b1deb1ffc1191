import type { ReviewDigest } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import { useShellText } from '../../layout/useShellText.ts';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

export interface StarFilterProps {
  /** The star rating of the filter; undefined for all. */
  readonly star: number | undefined;
  /** Filters the reviews by this many stars, or shows all. */
  readonly onStar: (star: number | undefined) => void;
}

export interface StarBarsProps extends StarFilterProps {
  readonly digest: ReviewDigest;
}

/** The number of reviews with five stars, four, and so on; each links to its reviews, and a second tap back to all. */
export function StarBars({ digest: { starCounts, countsWithin }, star: chosen, onStar }: StarBarsProps) {
  const text = useText(reviewPagesMessages);
  const shellText = useShellText();
  const format = useFormat();
  if (starCounts.length === 0) return null;
  const most = starCounts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={styles['bars']} aria-label={text('reviewPages.distribution')}>
      {starCounts.map((count, index) => {
        const star = starCounts.length - index;
        const isChosen = star === chosen;
        const bar = (
          <>
            <span className={styles['barStar']} aria-hidden="true">
              {format.number(star)}
              <Icon name="star" filled size={12} />
            </span>
            <span className={styles['barText']}>{shellText('page.stars', { count: star })}: </span>
            <span className={styles['barTrack']} aria-hidden="true">
              <span
                className={styles['barFill']}
                style={{ inlineSize: `${most === 0 ? 0 : (count / most) * 100}%` }}
              />
            </span>
            <span className={styles['barCount']}>{format.number(count)}</span>
          </>
        );
        return (
          <li key={star}>
            {countsWithin === undefined ? (
              <span className={styles['barRow']}>{bar}</span>
            ) : (
              <button
                type="button"
                className={styles['barRow']}
                aria-pressed={isChosen}
                // The active filter can always be removed.
                disabled={count === 0 && !isChosen}
                onClick={() => onStar(isChosen ? undefined : star)}
              >
                {bar}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
