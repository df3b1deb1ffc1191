import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does, for assistive technology. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `plain` has no face; `overlay` is a dark disc over pictures; `solid` a disc in the brand colour. @default 'plain' */
  readonly variant?: 'plain' | 'overlay' | 'solid' | 'tinted' | undefined;
  /** Diameter of the drawn disc in px: the hit area is 44. @default 32 */
  readonly size?: 24 | 28 | 32 | 40 | undefined;
  /** Drawn at the upper right corner, as a rule a Badge. */
  readonly badge?: ReactNode;
  /** Ignores taps, keeping the focus. @default false */
  readonly disabled?: boolean | undefined;
}

/** A round button with nothing but an icon; 44 px to the finger. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'plain', size = 32, badge, disabled = false, onClick, ...rest },
  ref,
) {
  const { className, type = 'button', ...attributes } = rest;
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={joinClasses(styles['button'], className)}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <span className={styles['face']}>
        {icon}
        {badge === undefined || badge === null ? null : <span className={styles['badge']}>{badge}</span>}
      </span>
    </button>
  );
});
