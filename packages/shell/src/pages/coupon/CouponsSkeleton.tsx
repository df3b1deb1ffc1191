import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Coupon.module.css';

/** Skeleton of the tickets. */
export function CouponsSkeleton() {
  return (
    <SkeletonRegion className={styles['list']}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} height="120px" />
      ))}
    </SkeletonRegion>
  );
}
