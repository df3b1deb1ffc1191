import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Lightbox, Sheet } from '../../ui/index.ts';
import { AddTile } from './AddTile.tsx';
import { uploadsMessages } from './uploadsMessages.ts';
import type { UploadEngine } from './createUploads.ts';
import type { UploadGridProps, UploadOptions } from './types.ts';
import styles from './Uploads.module.css';
import { UploadTile } from './UploadTile.tsx';
import { useConnection } from './useConnection.ts';

export interface LoadedGridProps extends UploadGridProps {
  readonly engine: UploadEngine;
  readonly options: UploadOptions;
}

/** The upload grid, when its code has loaded. */
export function LoadedGrid({ uploads, label, error, engine, options }: LoadedGridProps): ReactElement {
  useConnection(engine, options);
  const text = useText(uploadsMessages);
  const id = useId();
  const grid = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const { items, imagesLeft, videosLeft } = uploads;
  const pictures = items.filter(({ kind, previewUrl }) => kind === 'image' && previewUrl !== undefined);
  const shownItem = items.find((item) => item.id === shown);
  const remove = async (itemId: string): Promise<void> => {
    await engine.remove(itemId);
    // The focused button may have been removed.
    if (document.activeElement === document.body) grid.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset className={styles['uploads']} aria-labelledby={`${id}-label`}>
      <div className={styles['head']}>
        <span id={`${id}-label`}>{label}</span>
        <span className={styles['count']}>
          {text('uploads.count', { count: items.length, most: items.length + imagesLeft })}
        </span>
      </div>
      <ul ref={grid} className={styles['grid']}>
        {items.map((item, index) => (
          <li key={item.id} className={styles['cell']}>
            <UploadTile
              item={item}
              number={index + 1}
              onOpen={() => {
                setShown(item.id);
                setIsOpen(true);
              }}
              onCancel={() => engine.cancel(item.id)}
              onRetry={() => engine.retry(item.id)}
              onRemove={() => void remove(item.id)}
            />
          </li>
        ))}
        {imagesLeft > 0 ? (
          <AddTile takesVideos={videosLeft > 0} onFiles={engine.add} describedBy={`${id}-error`} />
        ) : null}
      </ul>
      <p id={`${id}-error`} className={styles['error']}>
        {error}
      </p>
      <Lightbox
        open={isOpen && shownItem?.kind === 'image'}
        onClose={() => setIsOpen(false)}
        label={label}
        pictures={pictures.map(({ sourceUrl, id: pictureId }) => ({
          src: sourceUrl,
          alt: text('uploads.picture', { number: items.findIndex((item) => item.id === pictureId) + 1 }),
        }))}
        start={Math.max(
          0,
          pictures.findIndex((item) => item.id === shown),
        )}
      />
      <Sheet
        open={isOpen && shownItem?.kind === 'video'}
        onClose={() => setIsOpen(false)}
        title={text('uploads.videoTitle')}
      >
        {shownItem?.kind === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- shoppers' videos have none
          <video className={styles['player']} src={shownItem.sourceUrl} controls playsInline />
        ) : null}
      </Sheet>
    </fieldset>
  );
}
