import { Icon } from '@pawlet/widgets/ui';
import { useShellText } from './useShellText.ts';
import styles from './Stars.module.css';

const five = [1, 2, 3, 4, 5];

/** How many of five stars. */
export function Stars({ count, size = 14 }: { readonly count: number; readonly size?: number }) {
  const text = useShellText();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five icons that mean one thing together
    <span className={styles['stars']} role="img" aria-label={text('page.stars', { count })}>
      {five.map((star) => (
        <Icon key={star} name="star" filled={star <= Math.round(count)} size={size} />
      ))}
    </span>
  );
}
