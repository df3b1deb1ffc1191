import type { GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Carousel, Lightbox, Picture } from '@pawlet/widgets/ui';
import { memo, useState } from 'react';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';
import { useSavePicture } from './useSavePicture.ts';

/** Pictures of the product, a video first; a tap shows them over the whole window. */
export const Gallery = memo(function Gallery({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const [shown, setShown] = useState<number>();
  const savePicture = useSavePicture();
  const urls = goods.imageUrls.length > 0 ? goods.imageUrls : [goods.imageUrl];
  const altOf = (index: number): string =>
    text('goodsDetail.pictureOf', { index: index + 1, count: urls.length });
  return (
    <div className={styles['gallery']}>
      <Carousel className={styles['pictures']} label={text('goodsDetail.gallery')} indicator="counter">
        {[
          ...(goods.videoUrl === ''
            ? []
            : [
                // oxlint-disable-next-line jsx-a11y/media-has-caption -- the shop's own clip has no speech
                <video
                  key="video"
                  className={styles['video']}
                  src={goods.videoUrl}
                  poster={urls[0]}
                  controls
                  playsInline
                  preload="none"
                />,
              ]),
          ...urls.map((url, index) => (
            <button
              key={url}
              type="button"
              className={styles['slide']}
              aria-label={altOf(index)}
              onClick={() => setShown(index)}
            >
              <Picture
                src={url}
                alt=""
                sizes="(width >= 64em) 660px, 100vw"
                loading={index === 0 ? 'first' : 'lazy'}
                color={goods.placeholderColor === '' ? undefined : goods.placeholderColor}
              />
            </button>
          )),
        ]}
      </Carousel>
      <Lightbox
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        label={text('goodsDetail.gallery')}
        pictures={urls.map((src, index) => ({ src, alt: altOf(index) }))}
        start={shown}
        onSave={savePicture}
        saveLabel={text('goodsDetail.savePicture')}
      />
    </div>
  );
});
