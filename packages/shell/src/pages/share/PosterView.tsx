import { useText } from '@pawlet/widgets';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { shareMessages } from './shareMessages.ts';
import { posterSize } from './poster/drawPoster.ts';
import type { Poster } from './poster/usePoster.ts';
import styles from './Share.module.css';

export interface PosterViewProps {
  readonly poster: Poster;
  /** Text alternative of the poster, for assistive technology. */
  readonly title: string;
}

/** The poster as it will be saved. */
export function PosterView({ poster, title }: PosterViewProps) {
  const text = useText(shareMessages);
  return (
    <div className={styles['poster']}>
      {poster.status === 'ready' ? (
        <img
          src={poster.url}
          alt={text('share.poster', { title })}
          width={posterSize.width}
          height={posterSize.height}
        />
      ) : null}
      {poster.status === 'drawing' ? (
        <SkeletonRegion>
          <Skeleton ratio={posterSize.width / posterSize.height} />
        </SkeletonRegion>
      ) : null}
      {poster.status === 'failed' ? (
        <ErrorState layout="inline" title={text('share.posterFailed')} onRetry={poster.retry} />
      ) : null}
    </div>
  );
}
