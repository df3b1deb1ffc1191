import { paths } from '../../routing/paths.ts';
import { surveyTypes } from './surveyTypes.ts';
import type { SurveyType } from '@pawlet/core/api';
import { surveyQueries } from '@pawlet/core/queries';
import { useFormat, useQuery, useText } from '@pawlet/widgets';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { surveyMessages } from './surveyMessages.ts';
import styles from './Survey.module.css';
import { surveyRoute } from '../../routing/builders/surveyRoutes.ts';
import { useSurveyPoints } from './useSurveyPoints.ts';

const parameters = { type: choiceParameter('drinker', 'feeder') };

/** The thank-you page of a survey, with its reward. */
export function ResultPage() {
  const { type } = usePageParameters(parameters);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.surveyResult')} background="card" hasToTop={false}>
      {type === undefined ? <Thanks points={0} other={undefined} /> : <LoadedResult key={type} type={type} />}
    </Page>
  );
}

function LoadedResult({ type }: { readonly type: SurveyType }) {
  const text = useText(surveyMessages);
  const other = useOpenSurvey(surveyTypes.find((known) => known !== type));
  // Refetched: the form's data are from before the answer.
  const result = useQuery(surveyQueries.result(type));
  const found = result.data;
  if (result.status === 'failed') {
    return <ErrorState onRetry={() => void result.reload()} busy={result.isRefreshing} />;
  }
  if (found === undefined) {
    return (
      <SkeletonRegion className={styles['resultSkeleton']}>
        <Skeleton shape="circle" width="120px" height="120px" />
        <Skeleton width="160px" height="20px" />
        <Skeleton width="220px" height="44px" />
      </SkeletonRegion>
    );
  }
  if (found.status === 'ok' && !found.survey.isDone) {
    return (
      <EmptyState
        picture={<Icon name="edit" size={56} />}
        title={text('survey.notYet')}
        action={<ButtonLink href={`#${surveyRoute(type)}`}>{text('survey.start')}</ButtonLink>}
      />
    );
  }
  return <Thanks points={found.status === 'ok' ? found.survey.points : 0} other={other} />;
}

/** The survey if it is open; nothing where that cannot be loaded. */
function useOpenSurvey(type: SurveyType | undefined): SurveyType | undefined {
  const found = useQuery(type && surveyQueries.result(type), { quiet: true }).data;
  return found?.status === 'ok' && !found.survey.isDone ? type : undefined;
}

interface ThanksProps {
  /** The survey's reward; 0 for none. */
  readonly points: number;
  /** Another survey to continue with. */
  readonly other: SurveyType | undefined;
}

function Thanks({ points: brought, other }: ThanksProps) {
  const points = useSurveyPoints({ points: brought });
  const isOffered = useIsOffered();
  const text = useText(surveyMessages);
  const format = useFormat();
  const navigation = useNavigation();
  return (
    <div className={styles['result']}>
      <div className={styles['medal']} aria-hidden="true">
        <Icon name={points > 0 ? 'gift' : 'check'} size={52} />
      </div>
      <h2 className={styles['thanks']}>{text('survey.thanks')}</h2>
      <p className={styles['thanksText']}>{text('survey.thanksText')}</p>
      {points > 0 ? (
        <div className={styles['reward']}>
          <p className={styles['points']}>
            <span className={styles['plus']}>{format.change(points)}</span>{' '}
            {text('survey.pointsUnit', { count: points })}
          </p>
          <p className={styles['credited']}>{text('survey.credited')}</p>
        </div>
      ) : null}
      <div className={styles['actions']}>
        {isOffered(paths.points) ? (
          <ButtonLink block size="l" href={`#${paths.points}`}>
            {text('survey.toPoints')}
          </ButtonLink>
        ) : (
          <ButtonLink block size="l" href="#/">
            {text('survey.toShop')}
          </ButtonLink>
        )}
        {other === undefined ? null : (
          <Button
            block
            size="l"
            variant="outlined"
            onClick={() => void navigation.redirectTo(surveyRoute(other))}
          >
            {text(`survey.${other}`)}
          </Button>
        )}
      </div>
    </div>
  );
}
