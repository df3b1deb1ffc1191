import { Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from '../Questions.module.css';

export interface QuestionsSkeletonProps {
  /** Height of a card on its way. */
  readonly height: string;
}

/** A list of questions on its way. */
export function QuestionsSkeleton({ height }: QuestionsSkeletonProps) {
  return (
    <SkeletonRegion className={styles['list']}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={height} />
      ))}
    </SkeletonRegion>
  );
}
