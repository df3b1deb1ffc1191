import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Home.module.css';

/** The shape of offers and campaigns while they load. */
export function DealsSkeleton() {
  return (
    <SkeletonRegion className={styles['section']}>
      <Skeleton height="250px" />
      <Skeleton height="170px" />
    </SkeletonRegion>
  );
}
