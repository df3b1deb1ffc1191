import styles from './Icon.module.css';

export interface GlyphProps {
  /** Path data on a 24 by 24 grid. */
  readonly path: string;
  /** Width and height in px. @default 24 */
  readonly size?: number | undefined;
  /** Fills the shape as well as drawing its line. @default false */
  readonly filled?: boolean | undefined;
  /** What the picture says to those who do not see it; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Draws one icon path in the colour of the text; does not pull in the set of named icons. */
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
