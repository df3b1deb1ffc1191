import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Home.module.css';

/** Skeleton of the home page during its first call. */
export function HomeSkeleton() {
  return (
    <SkeletonRegion className={styles['page']}>
      <Skeleton ratio={2.35} />
      <Skeleton height="36px" />
      <Skeleton height="92px" />
      <div className={styles['grid']} data-count="4">
        <Skeleton height="280px" />
        <Skeleton height="280px" />
        <Skeleton height="280px" />
        <Skeleton height="280px" />
      </div>
    </SkeletonRegion>
  );
}
