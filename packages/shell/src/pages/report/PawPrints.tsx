import { pawPath, pawTrail } from './paw.ts';
import styles from './Report.module.css';

/** A paw, in the colour of the surrounding text. */
export function Paw({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={pawPath} />
    </svg>
  );
}

/** A trail of paw prints across the slide. */
export function PawPrints() {
  return (
    <svg className={styles['prints']} viewBox="0 0 100 216" fill="currentColor" aria-hidden="true">
      {pawTrail.map(({ x, y, turn }) => (
        <path key={y} d={pawPath} transform={`translate(${x} ${y}) rotate(${turn}) scale(0.62)`} />
      ))}
    </svg>
  );
}
