import { Button, Stack, Typography } from '@mui/material';
import { type OperatorOutputOf, type OperatorSurvey, surveyCalls } from '@pawlet/operator';
import { lazy, Suspense, useState } from 'react';
import { RecordForm } from '../forms/RecordForm.tsx';
import { Columns } from '../parts/Columns.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useCall } from '../parts/useCall.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { surveyKind } from './kinds.ts';

const reply = detailsOf<OperatorOutputOf<typeof surveyCalls.listSurveyReplies>['items'][number]>();

type Survey = OperatorSurvey & { readonly id: string };

// The library of the charts is larger than the rest of the page.
const SurveyResults = lazy(async () => ({
  default: (await import('./SurveyResults.tsx')).SurveyResults,
}));

/** A survey: what was answered, own words, sheets of all replies, and its questions. */
export const SurveyPage = createRecordPage<Survey>('title.surveys', (survey, { text, localized }) => (
  <>
    <Suspense fallback={null}>
      <SurveyResults type={survey.type} />
    </Suspense>
    <Words survey={survey} />
    <RecordForm
      title={text('records.changeNamed', { name: localized(survey.title) })}
      kind={surveyKind}
      record={survey}
      call={surveyCalls.changeSurvey}
      params={{ type: survey.type }}
    />
  </>
));

interface SurveyProps {
  readonly survey: Survey;
}

/** The latest replies with own words, for those who may read them. */
function Words({ survey: { type, questions } }: SurveyProps) {
  const text = useText();
  const { localized } = useFormat();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const replies = useCall(surveyCalls.listSurveyReplies, {
    params: { type },
    input: { limit: '25', ...(cursor === undefined ? {} : { cursor }) },
  });
  const show = (values: readonly string[], words: string | null, id: number) => {
    const options = questions.find((question) => question.id === id)?.options ?? [];
    const names = values.map((value) => {
      const option = options.find((one) => one.value === value);
      return option === undefined ? value : localized(option.text);
    });
    return [...names, ...(words === null || words === '' ? [] : [words])].join(', ');
  };
  return (
    <Section title={text('survey.latest')}>
      <Loaded query={replies}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? <Typography>{text('survey.none')}</Typography> : null}
            {items.length === 0 ? null : (
              <Columns
                label={text('survey.latest')}
                records={items}
                columns={[
                  reply.time('created', 'audit.time'),
                  reply.other('survey.answers', ({ answers }) =>
                    answers.map((answer) => show(answer.values, answer.text, answer.question)).join(' · '),
                  ),
                ]}
              />
            )}
            <Stack direction="row" spacing={1}>
              {cursors.length === 0 ? null : (
                <Button onClick={() => setCursors(cursors.slice(0, -1))}>{text('survey.newer')}</Button>
              )}
              {next === null ? null : (
                <Button onClick={() => setCursors([...cursors, next])}>{text('survey.older')}</Button>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </Section>
  );
}
