import { joinClasses } from '../joinClasses.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** @default 'block' */
  readonly shape?: 'block' | 'text' | 'circle' | undefined;
  /** CSS width. @default '100%' */
  readonly width?: string | undefined;
  /** CSS height; of one line for text. @default by shape */
  readonly height?: string | undefined;
  /** Width divided by height, instead of a height. */
  readonly ratio?: number | undefined;
  /** Lines of text; the last one is shorter, unless a height turns them into rows. @default 1 */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** Placeholder shape of loading content; decorative, so put it into a SkeletonRegion. */
export function Skeleton({ shape = 'block', width, height, ratio, lines = 1, className }: SkeletonProps) {
  const style = {
    ...(width === undefined ? {} : { inlineSize: width }),
    ...(height === undefined ? {} : { blockSize: height }),
    ...(ratio === undefined ? {} : { aspectRatio: String(ratio) }),
  };
  if (shape === 'text' && lines > 1) {
    return (
      <span className={joinClasses(styles['lines'], className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span
            key={index}
            className={styles['skeleton']}
            data-shape="text"
            style={index === lines - 1 && height === undefined ? { ...style, inlineSize: '60%' } : style}
          />
        ))}
      </span>
    );
  }
  return (
    <span
      className={joinClasses(styles['skeleton'], className)}
      data-shape={shape}
      style={style}
      aria-hidden="true"
    />
  );
}
