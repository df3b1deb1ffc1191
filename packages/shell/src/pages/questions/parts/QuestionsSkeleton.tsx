import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from '../Questions.module.css';

export interface QuestionsSkeletonProps {
  /** Height of a skeleton card. */
  readonly height: string;
}

/** Skeleton of a list of questions. */
export function QuestionsSkeleton({ height }: QuestionsSkeletonProps) {
  return (
    <SkeletonRegion className={styles['list']}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={height} />
      ))}
    </SkeletonRegion>
  );
}
