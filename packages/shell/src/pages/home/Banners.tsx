import type { ShopConfig } from '@pawlet/core/api';
import { RouteLink } from '@pawlet/widgets/parts';
import { Carousel, Picture } from '@pawlet/widgets/ui';
import { bannerSizes } from '../../boot/bannerSizes.ts';
import styles from './Home.module.css';

export interface BannersProps {
  readonly banners: ShopConfig['banners'];
  readonly label: string;
  /** Called with the index of the visible banner. */
  readonly onChange?: ((index: number) => void) | undefined;
}

const ratio = 2.35;
const turnMs = 4000;

/** The shop's banners, one after another. */
export function Banners({ banners, label, onChange }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <Carousel label={label} autoMs={turnMs} onChange={onChange} className={styles['banners']}>
      {banners.map(({ imageUrl, link, title }, index) => (
        <RouteLink key={imageUrl} className={styles['banner']} route={link}>
          <Picture
            src={imageUrl}
            alt=""
            ratio={ratio}
            sizes={bannerSizes}
            loading={index === 0 ? 'first' : 'lazy'}
          />
          <span className={styles['bannerTitle']}>{title}</span>
        </RouteLink>
      ))}
    </Carousel>
  );
}
