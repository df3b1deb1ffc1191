import type { ReactElement } from 'react';
import { ErrorState, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import type { UploadGridProps } from './types.ts';
import styles from './Uploads.module.css';

/** Pictures and videos of a form, three in a row: added, uploaded with progress, viewed and removed. */
export function UploadGrid(props: UploadGridProps): ReactElement {
  const { uploads, label, error } = props;
  const { code, items, imagesLeft } = uploads;
  if (code.status === 'ready') return code.show(props);
  return (
    <div className={styles['uploads']}>
      <div className={styles['head']}>{label}</div>
      {code.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={code.retry} />
      ) : (
        <SkeletonRegion className={styles['grid']}>
          {Array.from({ length: items.length + (imagesLeft > 0 ? 1 : 0) }, (_, index) => (
            <Skeleton key={index} ratio={1} />
          ))}
        </SkeletonRegion>
      )}
      <p className={styles['error']}>{error}</p>
    </div>
  );
}
