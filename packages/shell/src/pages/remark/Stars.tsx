import { useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import { reviewPagesMessages } from './messages/messages.ts';
import styles from './Remark.module.css';

const five = [1, 2, 3, 4, 5];

/** How many of five stars. */
export function Stars({ count, size = 14 }: { readonly count: number; readonly size?: number }) {
  const text = useText(reviewPagesMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five icons that mean one thing together
    <span className={styles['stars']} role="img" aria-label={text('reviewPages.stars', { count })}>
      {five.map((star) => (
        <Icon key={star} name="star" filled={star <= Math.round(count)} size={size} />
      ))}
    </span>
  );
}
