import type { YearReport } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { CountUp } from './CountUp.tsx';
import { reportMessages } from './reportMessages.ts';
import styles from './Report.module.css';
import { ringParts } from './reportView.ts';

export interface CategoryChartProps {
  readonly categories: YearReport['topCategories'];
  /** The slide is visible. */
  readonly isSeen: boolean;
}

/** Pieces of each category as a ring chart; its legend contains the same as text. */
export function CategoryChart({ categories, isSeen }: CategoryChartProps) {
  const text = useText(reportMessages);
  const format = useFormat();
  const total = categories.reduce((sum, { pieces }) => sum + pieces, 0);
  const parts = ringParts(categories.map(({ pieces }) => pieces));
  return (
    <figure className={styles['chart']}>
      <div className={styles['ring']}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className={styles['ringTrack']} cx="60" cy="60" r="50" />
          {parts.map(({ start, length }, index) => (
            <circle
              key={categories[index]?.id}
              className={styles['ringPart']}
              data-rank={index}
              cx="60"
              cy="60"
              r="50"
              pathLength="100"
              strokeDasharray={`${isSeen ? length : 0} 100`}
              strokeDashoffset={-start}
              transform="rotate(-90 60 60)"
            />
          ))}
        </svg>
        <p className={styles['ringText']}>
          <span className={styles['ringNumber']}>
            <CountUp value={total} isRunning={isSeen} format={(value) => format.number(value)} />
          </span>
          <span className={styles['ringLabel']}>{text('report.piecesLabel', { count: total })}</span>
        </p>
      </div>
      <ol className={styles['legend']}>
        {categories.map(({ id, name, pieces }, index) => (
          <li key={id}>
            <span className={styles['dot']} data-rank={index} aria-hidden="true" />
            <span className={styles['legendName']}>{name}</span>
            <span className={styles['legendShare']}>{format.percent(pieces / total)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
