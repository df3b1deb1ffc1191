import type { Comment } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Icon, Picture } from '@pawlet/widgets/ui';
import type { MediaViewer } from './MediaViewer.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

export interface MediaGridProps {
  readonly review: Pick<Comment, 'imageUrls' | 'videoUrl'>;
  readonly viewer: MediaViewer;
}

/** Video and pictures of a review, three in a row; a tap opens them. */
export function MediaGrid({ review, viewer }: MediaGridProps) {
  const text = useText(reviewPagesMessages);
  const { imageUrls, videoUrl } = review;
  if (imageUrls.length === 0 && videoUrl === '') return null;
  return (
    <ul className={styles['media']}>
      {videoUrl === '' ? null : (
        <li>
          <button
            type="button"
            className={styles['tile']}
            aria-label={text('reviewPages.playVideo')}
            onClick={() => viewer.playVideo(videoUrl)}
          >
            {/* Its first frame is the thumbnail. */}
            <video
              className={styles['poster']}
              src={`${videoUrl}#t=0.1`}
              preload="metadata"
              muted
              playsInline
              tabIndex={-1}
              aria-hidden="true"
            />
            <span className={styles['play']}>
              <Icon name="play" size={20} />
            </span>
          </button>
        </li>
      )}
      {imageUrls.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            className={styles['tile']}
            aria-label={text('reviewPages.picture', { index: index + 1, count: imageUrls.length })}
            onClick={() => viewer.showPicture(url)}
          >
            <Picture src={url} alt="" sizes="110px" radius="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
