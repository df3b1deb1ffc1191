import { reportQueries } from '@pawlet/core/queries';
import { usePointsOffered, useQuery, useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { reportMessages } from './reportMessages.ts';
import { Paw } from './PawPrints.tsx';
import styles from './Report.module.css';
import { ReportSlides } from './ReportSlides.tsx';
import { isEmptyYear } from './reportView.ts';

/** The shopper's year as slides. */
export function ReportPage() {
  const shellText = useShellText();
  const report = useQuery(reportQueries.year(), { refreshOnFocus: false });
  const hasPoints = usePointsOffered();
  if (report.status === 'ready') {
    const year = hasPoints ? report.data : { ...report.data, pointsEarned: 0 };
    return isEmptyYear(year) ? <EmptyYear year={year.year} /> : <ReportSlides report={year} />;
  }
  return (
    <Page title={shellText('title.yearlyReport')} bar="transparent" hasToTop={false}>
      {report.status === 'failed' ? (
        <div className={styles['failed']}>
          <ErrorState onRetry={() => void report.reload()} busy={report.isRefreshing} />
        </div>
      ) : (
        <SkeletonRegion className={styles['skeleton']}>
          <Skeleton shape="circle" width="88px" height="88px" />
          <Skeleton width="220px" height="88px" />
          <Skeleton width="180px" height="28px" />
          <Skeleton width="240px" height="20px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

/** A year without any data. */
function EmptyYear({ year }: { readonly year: number }) {
  const text = useText(reportMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.yearlyReport')} hasToTop={false}>
      <div className={styles['failed']}>
        <EmptyState
          picture={<Paw className={styles['emptyPaw']} />}
          title={text('report.empty', { year: String(year) })}
          description={text('report.emptyText')}
          action={<ButtonLink href="#/pages/goods/goods">{text('report.browse')}</ButtonLink>}
        />
      </div>
    </Page>
  );
}
