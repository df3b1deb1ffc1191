import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Home.module.css';

/** The shape of the home page while its first call is under way. */
export function HomeSkeleton() {
  return (
    <SkeletonRegion className={styles['page']}>
      <Skeleton ratio={2.35} />
      <WaysSkeleton />
      <GoodsSkeleton />
    </SkeletonRegion>
  );
}

/** The shape of the notices and of the ways into the shop. */
export function WaysSkeleton() {
  return (
    <>
      <Skeleton height="36px" />
      <Skeleton height="92px" />
    </>
  );
}

/** The shape of the first goods. */
export function GoodsSkeleton() {
  return (
    <div className={styles['grid']}>
      <Skeleton height="280px" />
      <Skeleton height="280px" />
      <Skeleton height="280px" />
      <Skeleton height="280px" />
    </div>
  );
}
