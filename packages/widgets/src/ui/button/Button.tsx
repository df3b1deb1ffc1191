import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Visual prominence: one solid button per view. @default 'solid' */
  readonly variant?: 'solid' | 'tinted' | 'outlined' | 'ghost' | undefined;
  /** @default 'primary' */
  readonly tone?: 'primary' | 'neutral' | 'danger' | undefined;
  /** Visible height: 32, 40 or 44 px; the touch target is always 44. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Uses the full width. @default false */
  readonly block?: boolean | undefined;
  /** Shows a spinner and ignores taps, keeping the focus. @default false */
  readonly busy?: boolean | undefined;
  /** Ignores taps, keeping the focus. @default false */
  readonly disabled?: boolean | undefined;
  /** Rendered before the label. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** The standard button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'solid', tone = 'primary', size = 'm', block = false, busy = false, icon, children, ...rest },
  ref,
) {
  const { className, onClick, type = 'button', disabled = false, ...attributes } = rest;
  // Browsers blur disabled elements: a keyboard user would have to start again at the top.
  const isDead = busy || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isDead || attributes['aria-disabled'] === true) {
      event.preventDefault();
      if (isDead) return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={joinClasses(styles['button'], className)}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isDead || attributes['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children === undefined ? null : <span className={styles['label']}>{children}</span>}
    </button>
  );
});
