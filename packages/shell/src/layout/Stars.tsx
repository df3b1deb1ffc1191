import { Icon } from '@pawlet/widgets/ui';
import { useShellText } from './useShellText.ts';
import styles from './Stars.module.css';

const five = [1, 2, 3, 4, 5];

/** Number of filled stars, to a tenth: an average of 4.5 fills half of the last one. */
export function Stars({ count, size = 14 }: { readonly count: number; readonly size?: number }) {
  const text = useShellText();
  const row = (isFilled: boolean) =>
    five.map((star) => <Icon key={star} name="star" filled={isFilled} size={size} />);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five icons that mean one thing together
    <span className={styles['stars']} role="img" aria-label={text('page.stars', { count })}>
      {row(false)}
      <span className={styles['filled']} style={{ inlineSize: `${Math.min(count, 5) * 20}%` }}>
        {row(true)}
      </span>
    </span>
  );
}
