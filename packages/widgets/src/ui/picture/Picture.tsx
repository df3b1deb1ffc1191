import { pictureSources } from '@pawlet/core/rules';
import { useState, version } from 'react';
import { Glyph } from '../icon/Glyph.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** URL; pictures under `/media/` are offered in three or four widths. Empty shows the placeholder. */
  readonly src: string | undefined;
  /** Description of the picture; empty if the adjacent text is equivalent. */
  readonly alt: string;
  /** Width divided by height of the reserved box. @default 1 */
  readonly ratio?: number | undefined;
  /** CSS width for the choice of the file. @default '50vw' */
  readonly sizes?: string | undefined;
  /** Also offers 1,600 px: for a single picture in detail, not for lists. @default false */
  readonly close?: boolean | undefined;
  /**
   * `lazy` waits until it is near the viewport; `eager` loads immediately; `first` with high priority, and is painted
   * together with what is around it. @default 'lazy'
   */
  readonly loading?: 'lazy' | 'eager' | 'first' | undefined;
  /** @default 'cover' */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Corner size. @default 'none' */
  readonly radius?: 'none' | 's' | 'm' | 'full' | undefined;
  /** Colour shown until the picture has loaded, usually its dominant one. */
  readonly color?: string | undefined;
  readonly className?: string | undefined;
}

// React 19 supports only the camel-case name, React 18.2 and Preact the HTML attribute.
const priorityName = Number.parseInt(version, 10) >= 19 ? 'fetchPriority' : 'fetchpriority';

/** A picture with a reserved box, and a subtle placeholder if it fails to load. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 1, sizes = '50vw', loading = 'lazy', fit = 'cover', radius = 'none' } = props;
  const [failedSource, setFailedSource] = useState<string>();
  const isMissing = src === undefined || src === '' || failedSource === src;
  const style = {
    aspectRatio: String(ratio),
    ...(props.color === undefined ? {} : { backgroundColor: props.color }),
  };
  const frame = { className: joinClasses(styles['frame'], props.className), style, 'data-radius': radius };
  if (isMissing) {
    const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span {...frame} {...naming} data-state="missing">
        <Glyph path="M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 9h.01" />
      </span>
    );
  }
  const { srcSet, fallback } = pictureSources(src, props.close);
  return (
    <span {...frame} data-state="shown">
      <img
        key={src}
        className={styles['image']}
        data-fit={fit}
        alt={alt}
        decoding={loading === 'first' ? 'sync' : 'async'}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        {...(loading === 'first' ? { [priorityName]: 'high' } : {})}
        {...(srcSet === undefined ? {} : { sizes, srcSet })}
        src={fallback}
        draggable={false}
        onError={() => setFailedSource(src)}
      />
    </span>
  );
}
