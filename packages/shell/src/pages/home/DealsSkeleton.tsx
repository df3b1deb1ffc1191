import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Home.module.css';

/** Skeleton of offers and campaigns. */
export function DealsSkeleton() {
  return (
    <SkeletonRegion className={styles['section']}>
      <Skeleton height="250px" />
      <Skeleton height="170px" />
    </SkeletonRegion>
  );
}
