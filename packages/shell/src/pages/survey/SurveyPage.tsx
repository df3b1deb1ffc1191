import type { Survey, SurveyType } from '@pawlet/core/api';
import { surveyQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { choiceParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { ChoicePage } from './ChoicePage.tsx';
import { surveyMessages } from './surveyMessages.ts';
import styles from './Survey.module.css';
import { SurveyForm } from './SurveyForm.tsx';
import { surveyRoute } from '../../routing/builders/surveyRoutes.ts';
import { useSurveyPoints } from './useSurveyPoints.ts';

const parameters = { type: choiceParameter('drinker', 'feeder') };

/** A survey; without a type the list of them. */
export function SurveyPage() {
  const { type } = usePageParameters(parameters);
  return type === undefined ? <ChoicePage /> : <LoadedSurvey key={type} type={type} />;
}

function LoadedSurvey({ type }: { readonly type: SurveyType }) {
  const shellText = useShellText();
  const form = useQuery(surveyQueries.detail(type));
  // A log-in on submit makes it another shopper's survey; the answers stay visible meanwhile.
  const [known, setKnown] = useState(form.data);
  if (form.data !== undefined && form.data !== known) setKnown(form.data);
  const [isGone, setIsGone] = useState(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  // A quick return does not refetch the survey; after a log-in on the way it may not have been read yet.
  const noteDone = (): void => {
    latest.current.update((before) =>
      before.status === 'ok' ? { ...before, survey: { ...before.survey, isDone: true } } : before,
    );
    void latest.current.reload();
  };
  const found = form.data ?? known;
  if (isGone || found?.status === 'not-found') return <SurveyNotFound />;
  if (found !== undefined) {
    const { survey } = found;
    if (survey.isDone) return <Answered survey={survey} />;
    if (survey.questions.length === 0) return <SurveyNotFound />;
    return <SurveyForm survey={survey} onDone={noteDone} onGone={() => setIsGone(true)} />;
  }
  return (
    <Page title={shellText('title.survey')} background="card" hasToTop={false}>
      {form.status === 'failed' ? (
        <ErrorState onRetry={() => void form.reload()} busy={form.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['page']}>
          <Skeleton width="40%" height="20px" />
          <Skeleton height="4px" />
          <Skeleton shape="text" lines={2} />
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="56px" />
          ))}
        </SkeletonRegion>
      )}
    </Page>
  );
}

/** A survey is answered once. */
function Answered({ survey }: { readonly survey: Survey }) {
  const points = useSurveyPoints(survey);
  const text = useText(surveyMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.survey')} background="card" hasToTop={false}>
      <EmptyState
        picture={<Icon name="check" size={56} />}
        title={text('survey.answered')}
        description={points > 0 ? text('survey.brought', { count: points }) : text('survey.thanksText')}
        action={
          <div className={styles['actions']}>
            {points > 0 ? (
              <ButtonLink block href={`#${paths.points}`}>
                {text('survey.toPoints')}
              </ButtonLink>
            ) : null}
            <ButtonLink block variant="outlined" href={`#${surveyRoute()}`}>
              {text('survey.all')}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
}

/** The survey is over, or does not exist. */
function SurveyNotFound() {
  const text = useText(surveyMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.survey')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="edit" size={56} />}
        title={text('survey.gone')}
        action={<ButtonLink href={`#${surveyRoute()}`}>{text('survey.all')}</ButtonLink>}
      />
    </Page>
  );
}
