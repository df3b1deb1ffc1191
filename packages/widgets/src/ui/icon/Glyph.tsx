import styles from './Icon.module.css';

export interface GlyphProps {
  /** Path data on a 24 by 24 grid. */
  readonly path: string;
  /** Width and height in px. @default 24 */
  readonly size?: number | undefined;
  /** Fills the shape in addition to its stroke. @default false */
  readonly filled?: boolean | undefined;
  /** Description for assistive technology; without it the icon is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders one icon path in the text colour, without importing the icon set. */
export function Glyph({ path, size = 24, filled = false, label, className }: GlyphProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={className === undefined ? styles['icon'] : `${styles['icon'] ?? ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-filled={filled || undefined}
      focusable="false"
      {...naming}
    >
      <path d={path} />
    </svg>
  );
}
