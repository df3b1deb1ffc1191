import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { ButtonProps } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>,
    Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'block' | 'icon'> {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link that looks like a button, for actions that open another page. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = 'solid',
    tone = 'primary',
    size = 'm',
    block = false,
    icon,
    children,
    className,
    ...rest
  } = props;
  return (
    <a
      {...rest}
      className={joinClasses(styles['button'], className)}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
    >
      {icon}
      <span className={styles['label']}>{children}</span>
    </a>
  );
}
