import type { ProductDetail } from '@pawlet/core/api';
import { pictureSources } from '@pawlet/core/rules';
import { useInView, useText } from '@pawlet/widgets';
import { Carousel, Lightbox, Picture } from '@pawlet/widgets/ui';
import { memo, useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';
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
function getPoster(url: string | undefined): string | undefined {
  return url === undefined || pictureSources(url).srcSet === undefined ? url : `${url}?w=800`;
}

interface ClipProps {
  readonly url: string;
  readonly poster: string | undefined;
}

/** The product's clip. Browsers create a dozen elements for the controls of a video: it has them once it is seen. */
function Clip({ url, poster }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isSeen = useInView(video, { margin: '0px -1px', once: true });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the shop's own clip has no speech
    <video
      ref={video}
      className={styles['video']}
      src={url}
      poster={poster}
      controls={isSeen}
      playsInline
      preload="none"
      onLoadedMetadata={loopShort}
    />
  );
}

/** The clip comes second: a picture is shown first, and a clip costs nothing until it is requested. */
function withClip(clip: ReactElement | undefined, [first, ...others]: readonly ReactElement[]) {
  return [first, clip, ...others];
}

/** Pictures of the product, a video after the first; a tap shows them in full screen. */
export const Gallery = memo(function Gallery({ product }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const [shown, setShown] = useState<number>();
  const savePicture = useSavePicture();
  const urls = product.imageUrls.length > 0 ? product.imageUrls : [product.imageUrl];
  const getAlt = (index: number): string => product.imageAlts[index] || product.title;
  const getName = (index: number): string =>
    text('productDetail.pictureOf', { name: getAlt(index), index: index + 1, count: urls.length });
  return (
    <div className={styles['gallery']}>
      <Carousel className={styles['pictures']} label={text('productDetail.gallery')} indicator="counter">
        {withClip(
          product.videoUrl === '' ? undefined : (
            <Clip key="video" url={product.videoUrl} poster={getPoster(urls[0])} />
          ),
          urls.map((url, index) => (
            <button
              key={url}
              type="button"
              className={styles['slide']}
              aria-label={getName(index)}
              onClick={() => setShown(index)}
            >
              <Picture
                src={url}
                alt={getAlt(index)}
                sizes={sizes}
                close
                loading={index === 0 ? 'first' : 'lazy'}
                color={product.placeholderColor === '' ? undefined : product.placeholderColor}
              />
            </button>
          )),
        )}
      </Carousel>
      <Lightbox
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        label={text('productDetail.gallery')}
        pictures={urls.map((src, index) => ({ src, alt: getAlt(index) }))}
        start={shown}
        onSave={savePicture}
        saveLabel={text('productDetail.savePicture')}
      />
    </div>
  );
});
