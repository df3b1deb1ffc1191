import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does, for assistive technology. */
  readonly label: string;
  readonly icon: ReactNode;
  /**
   * `plain` has no background; `overlay` is a dark disc over pictures; `solid` a disc in the brand colour. @default
   * 'plain'
   */
  readonly variant?: 'plain' | 'overlay' | 'solid' | 'tinted' | undefined;
  /** Diameter of the visible disc in px; the touch target is 44. @default 32 */
  readonly size?: 24 | 28 | 32 | 40 | undefined;
  /** Rendered at the upper right corner, usually a Badge. */
  readonly badge?: ReactNode;
  /** Ignores taps, keeping the focus. @default false */
  readonly disabled?: boolean | undefined;
}

/** A round button with an icon only; the touch target is 44 px. */
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
