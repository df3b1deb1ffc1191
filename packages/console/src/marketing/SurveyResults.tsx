import { Button, Stack, Typography } from '@mui/material';
import { type OperatorOutputOf, type OperatorSurvey, surveyCalls } from '@pawlet/operator';
import { BarFigure } from '../parts/BarFigure.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Question = OperatorOutputOf<typeof surveyCalls.readSurveyResults>['questions'][number];

interface TypeProps {
  readonly type: OperatorSurvey['type'];
}

/** A chart of each question, and all replies as sheets. */
export function SurveyResults({ type }: TypeProps) {
  const text = useText();
  const { time, number } = useFormat();
  const results = useCall(surveyCalls.readSurveyResults, { params: { type } });
  return (
    <Section title={text('survey.results')}>
      <Loaded query={results}>
        {({ replies, first, last, questions }) =>
          replies === 0 ? (
            <EmptyState text={text('survey.none')} />
          ) : (
            <>
              <Facts
                rows={[
                  ['replies', text('survey.replies'), number(replies)],
                  ['period', text('survey.period'), `${time(first)} – ${time(last)}`],
                ]}
              />
              {questions.map((question) => (
                <Chart key={question.id} question={question} />
              ))}
              <Downloads type={type} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Chart({ question: { title, options, answered, mean } }: { readonly question: Question }) {
  const text = useText();
  const { number } = useFormat();
  const counts = options.map(({ count }) => count);
  // Questions that nobody has answered, and those for own words, have nothing to draw.
  const isDrawn = options.length > 0 && answered > 0;
  return (
    <Stack spacing={0.5}>
      {isDrawn ? (
        <BarFigure
          title={title}
          names={options.map((option) => option.text)}
          columns={[{ label: text('survey.chosen'), values: counts, format: (value) => number(value) }]}
          isHorizontal
        />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {mean === null
          ? text('survey.answered', { count: answered })
          : text('survey.mean', { count: answered, mean: number(Math.round(mean * 100) / 100) })}
      </Typography>
    </Stack>
  );
}

/** All replies as sheets. The shop returns them in parts, of which the first has the header. */
function Downloads({ type }: TypeProps) {
  const text = useText();
  const action = useAction();
  const seesWords = useHasScope('customers:read');
  const download = async (sheet: 'choices' | 'texts') => {
    let content = '';
    let input: { readonly cursor?: string } | null = {};
    while (input !== null) {
      const part: OperatorOutputOf<typeof surveyCalls.exportSurveyReplies> | null = await action.run(
        surveyCalls.exportSurveyReplies,
        { params: { type }, input },
      );
      if (part === null) return;
      content += part[sheet];
      input = part.next === null ? null : { cursor: part.next };
    }
    saveFile(`${type}-${sheet}.csv`, content);
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={action.isBusy} onClick={() => void download('choices')}>
        {text('survey.csvChoices')}
      </Button>
      {seesWords ? (
        <Button variant="outlined" disabled={action.isBusy} onClick={() => void download('texts')}>
          {text('survey.csvTexts')}
        </Button>
      ) : null}
    </Stack>
  );
}
