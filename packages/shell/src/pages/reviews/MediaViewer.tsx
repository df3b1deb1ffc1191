import type { Comment } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Lightbox, Sheet } from '@pawlet/widgets/ui';
import { useState, type ReactElement } from 'react';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

/** Shows pictures in full screen, and plays videos. */
export interface MediaViewer {
  readonly showPicture: (url: string) => void;
  readonly playVideo: (url: string) => void;
  /** To be rendered once in the page. */
  readonly element: ReactElement;
}

/** One viewer for all pictures of these reviews: a swipe continues from one review to the next. */
export function useMediaViewer(reviews: readonly Pick<Comment, 'imageUrls'>[]): MediaViewer {
  const text = useText(reviewPagesMessages);
  const [picture, setPicture] = useState({ url: '', isOpen: false });
  const [video, setVideo] = useState({ url: '', isOpen: false });
  const urls = [...new Set(reviews.flatMap(({ imageUrls }) => imageUrls))];
  const element = (
    <>
      <Lightbox
        open={picture.isOpen}
        onClose={() => setPicture({ ...picture, isOpen: false })}
        label={text('reviewPages.picturesOf')}
        pictures={urls.map((src, index) => ({
          src,
          alt: text('reviewPages.picture', { index: index + 1, count: urls.length }),
        }))}
        start={Math.max(0, urls.indexOf(picture.url))}
      />
      <Sheet
        open={video.isOpen}
        onClose={() => setVideo({ ...video, isOpen: false })}
        title={text('reviewPages.video')}
      >
        {video.isOpen ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- shoppers' own videos have none
          <video className={styles['player']} src={video.url} controls autoPlay playsInline />
        ) : null}
      </Sheet>
    </>
  );
  return {
    showPicture: (url) => setPicture({ url, isOpen: true }),
    playVideo: (url) => setVideo({ url, isOpen: true }),
    element,
  };
}
