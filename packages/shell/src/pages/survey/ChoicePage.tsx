import { surveyTypes } from './surveyTypes.ts';
import type { Survey } from '@pawlet/core/api';
import { surveyQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, useQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion, Tag } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { surveyMessages } from './surveyMessages.ts';
import styles from './Survey.module.css';
import { surveyRoute } from '../../routing/builders/surveyRoutes.ts';
import { useSurveyPoints } from './useSurveyPoints.ts';

const icons = { drinker: 'fountain', feeder: 'feeder' } as const;

/** The open surveys. */
export function ChoicePage() {
  const text = useText(surveyMessages);
  const shellText = useShellText();
  const surveys = useQuery(surveyQueries.open(surveyTypes), { refreshOnReturn: true });
  return (
    <Page title={shellText('title.survey')} hasToTop={false} onRefresh={surveys.reload}>
      {surveys.status === 'failed' ? (
        <ErrorState onRetry={() => void surveys.reload()} busy={surveys.isRefreshing} />
      ) : null}
      {surveys.status === 'loading' ? (
        <SkeletonRegion className={styles['list']}>
          <Skeleton width="70%" height="20px" />
          {surveyTypes.map((type) => (
            <Skeleton key={type} height="88px" />
          ))}
        </SkeletonRegion>
      ) : null}
      {surveys.data?.length === 0 ? (
        <EmptyState
          picture={<Icon name="edit" size={56} />}
          title={text('survey.none')}
          description={text('survey.noneHint')}
          action={<ButtonLink href="#/">{text('survey.toShop')}</ButtonLink>}
        />
      ) : null}
      {surveys.data !== undefined && surveys.data.length > 0 ? (
        <div className={styles['list']}>
          <p className={styles['lead']}>{text('survey.choose')}</p>
          {surveys.data.map((survey) => (
            <SurveyCard key={survey.type} survey={survey} />
          ))}
        </div>
      ) : null}
    </Page>
  );
}

function SurveyCard({ survey }: { readonly survey: Survey }) {
  const { type, title, isDone, questions } = survey;
  const points = useSurveyPoints(survey);
  const text = useText(surveyMessages);
  const isSignedIn = useIsLoggedIn();
  return (
    <RouteLink className={styles['card']} route={surveyRoute(type)}>
      <span className={styles['device']} aria-hidden="true">
        <Icon name={icons[type]} size={28} />
      </span>
      <span className={styles['cardText']}>
        <span className={styles['cardTitle']}>{title}</span>
        <span className={styles['cardFacts']}>
          <span>{text('survey.questions', { count: questions.length })}</span>
          {isSignedIn && isDone ? <Tag tone="success">{text('survey.done')}</Tag> : null}
          {!isDone && points > 0 ? <Tag>{text('survey.reward', { count: points })}</Tag> : null}
        </span>
      </span>
      <Icon name="chevronRight" size={16} />
    </RouteLink>
  );
}
