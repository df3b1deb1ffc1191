import type { GoodsDetail } from '@pawlet/core/api';
import { pictureSources } from '@pawlet/core/rules';
import { useText } from '@pawlet/widgets';
import { Carousel, Lightbox, Picture } from '@pawlet/widgets/ui';
import { memo, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './goodsDetailMessages.ts';
import { useSavePicture } from './useSavePicture.ts';

// 1,600 px from a tablet on; on a phone 800 px are sharp enough until the picture is enlarged, and a third of the
// bytes.
const sizes = '(width >= 64em) 660px, (width >= 30em) 100vw, min(100vw, 266px)';

const longestLoop = 10;

/** A clip of a few seconds, such as a turntable, loops; a film ends. */
function loopShort({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  currentTarget.loop = currentTarget.duration <= longestLoop;
}

/** The file that the first slide usually shows, so that it is not loaded in a second size. */
function posterOf(url: string | undefined): string | undefined {
  return url === undefined || pictureSources(url).srcSet === undefined ? url : `${url}?w=800`;
}

/** The clip comes second: a picture is shown first, and a clip costs nothing until it is requested. */
function withClip(clip: ReactElement | undefined, [first, ...others]: readonly ReactElement[]) {
  return [first, clip, ...others];
}

/** Pictures of the product, a video after the first; a tap shows them in full screen. */
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
        {withClip(
          goods.videoUrl === '' ? undefined : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the shop's own clip has no speech
            <video
              key="video"
              className={styles['video']}
              src={goods.videoUrl}
              poster={posterOf(urls[0])}
              controls
              playsInline
              preload="none"
              onLoadedMetadata={loopShort}
            />
          ),
          urls.map((url, index) => (
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
                sizes={sizes}
                close
                loading={index === 0 ? 'first' : 'lazy'}
                color={goods.placeholderColor === '' ? undefined : goods.placeholderColor}
              />
            </button>
          )),
        )}
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
