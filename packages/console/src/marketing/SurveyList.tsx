import type { OperatorSurvey } from '@pawlet/operator';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

/** The surveys with how many have answered. */
export function SurveyList() {
  const text = useText();
  const { localized, number } = useFormat();
  return (
    <ConsoleList<OperatorSurvey & { readonly id: string }>
      isPaged={false}
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'title',
          label: text('field.name'),
          render: ({ id, title }) => <RecordLink area="surveys" id={id} label={localized(title)} />,
        },
        {
          name: 'replies',
          label: text('survey.replies'),
          align: 'right',
          render: ({ replies }) => number(replies),
        },
        {
          name: 'points',
          label: text('choice.points'),
          align: 'right',
          render: ({ points }) => number(points),
        },
        {
          name: 'isOpen',
          label: text('field.status'),
          render: ({ isOpen }) => <StateChip state={isOpen ? 'running' : 'stopped'} />,
        },
      ]}
    />
  );
}
