import { badgeText } from '@pawlet/widgets/ui';
import styles from './CartBadge.module.css';

export interface CartBadgeProps {
  /** Units in the cart; 0 shows nothing, more than 99 shows 99+. */
  readonly count: number;
}

/**
 * The number of units at the corner of a cart icon, whose container must be positioned. It is decorative: the
 * surrounding link contains it in its accessible name.
 */
export function CartBadge({ count }: CartBadgeProps) {
  if (count <= 0) return null;
  // A new number is a new element, which repeats the animation.
  return (
    <span
      key={count}
      className={styles['badge']}
      data-text={badgeText(count)}
      data-pawlet-part="cart-badge"
    />
  );
}
