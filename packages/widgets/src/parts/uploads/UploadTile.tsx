import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Icon, IconButton, Picture, Spinner } from '../../ui/index.ts';
import { timeText } from './timeText.ts';
import { uploadsMessages } from './uploadsMessages.ts';
import type { UploadItem } from './types.ts';
import styles from './Uploads.module.css';

export interface UploadTileProps {
  readonly item: UploadItem;
  /** 1-based. */
  readonly number: number;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One picture or video: preview, progress and actions. */
export function UploadTile(props: UploadTileProps): ReactElement {
  const { item, number, onCancel, onRetry, onRemove } = props;
  const text = useText(uploadsMessages);
  const isMoving = item.state === 'preparing' || item.state === 'uploading';
  return (
    <div className={styles['tile']} data-state={item.state}>
      <Face {...props} />
      {isMoving ? <Moving item={item} number={number} /> : null}
      {item.state === 'failed' || item.state === 'cancelled' ? (
        <div className={styles['cover']}>
          <span>{text(item.state === 'failed' ? 'uploads.failed' : 'uploads.cancelled')}</span>
          <button
            type="button"
            className={styles['retry']}
            aria-label={text('uploads.retryFile', { number })}
            onClick={onRetry}
          >
            <Icon name="refresh" size={16} />
            {text('uploads.retry')}
          </button>
        </div>
      ) : null}
      <span className={styles['corner']}>
        <IconButton
          variant="overlay"
          size={24}
          icon={<Icon name="close" size={14} />}
          label={text(isMoving ? 'uploads.cancel' : 'uploads.delete', { number })}
          onClick={isMoving ? onCancel : onRemove}
        />
      </span>
    </div>
  );
}

function Face({ item, number, onOpen }: UploadTileProps): ReactElement {
  const text = useText(uploadsMessages);
  const { kind, previewUrl, durationSeconds } = item;
  const isVideo = kind === 'video';
  return (
    <button
      type="button"
      className={styles['face']}
      aria-label={text(isVideo ? 'uploads.play' : 'uploads.view', { number })}
      disabled={!isVideo && previewUrl === undefined}
      onClick={onOpen}
    >
      {isVideo && previewUrl === undefined ? (
        <span className={styles['blank']} />
      ) : (
        <Picture src={previewUrl} alt="" sizes="33vw" loading="eager" />
      )}
      {isVideo && item.state === 'done' ? (
        <span className={styles['play']}>
          <Icon name="play" size={20} />
        </span>
      ) : null}
      {isVideo && durationSeconds !== undefined ? (
        <span className={styles['duration']}>{timeText(durationSeconds)}</span>
      ) : null}
    </button>
  );
}

function Moving({ item, number }: Pick<UploadTileProps, 'item' | 'number'>): ReactElement {
  const text = useText(uploadsMessages);
  if (item.state === 'preparing') {
    return (
      <div className={styles['cover']}>
        <Spinner size={28} label={text('uploads.preparing')} />
      </div>
    );
  }
  const percent = Math.round(item.progress * 100);
  return (
    <div className={styles['cover']}>
      <svg
        className={styles['ring']}
        viewBox="0 0 36 36"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rendered as a ring
        role="progressbar"
        aria-label={text('uploads.progress', { number })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <circle className={styles['ringTrack']} cx="18" cy="18" r="16" />
        <circle
          className={styles['ringArc']}
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
    </div>
  );
}
