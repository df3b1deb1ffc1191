import { type OperatorTask, settingCalls, taskCalls } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { SettingEditor } from '../settings/SettingEditor.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';
import { taskKind } from './kinds.ts';

/** Tasks in the order in which shoppers see them, and the rewards of check-ins and invitations. */
export function TaskList() {
  const text = useText();
  const { localized, number } = useFormat();
  const seesSettings = useHasScope('settings:read');
  return (
    <>
      <ConsoleList<OperatorTask>
        isPaged={false}
        actions={
          <CreateButton
            kind={taskKind}
            area="tasks"
            call={taskCalls.createTask}
            initial={{
              slug: '',
              kind: 'review',
              name: emptyTexts,
              points: 10,
              target: 1,
              period: 'once',
              path: '/',
              picture: '',
              rank: 0,
              isOffered: true,
            }}
          />
        }
        empty={text('records.empty')}
        opens
        columns={[
          {
            name: 'name',
            label: text('field.name'),
            render: ({ id, name }) => <RecordLink area="tasks" id={id} label={localized(name)} />,
          },
          {
            name: 'points',
            label: text('choice.points'),
            align: 'right',
            render: ({ points }) => number(points),
          },
          { name: 'period', label: text('choice.period'), render: ({ period }) => text(`choice.${period}`) },
          {
            name: 'received',
            label: text('task.received'),
            align: 'right',
            render: ({ received }) => number(received),
          },
          {
            name: 'isOffered',
            label: text('field.status'),
            render: ({ isOffered }) => <StateChip state={isOffered ? 'offered' : 'hidden'} />,
          },
        ]}
      />
      {seesSettings ? (
        <>
          <Reward name="checkIn.rewards" />
          <Reward name="invitations.reward" />
        </>
      ) : null}
    </>
  );
}

function Reward({ name }: { readonly name: string }) {
  const word = useWord();
  const setting = useCall(settingCalls.readSetting, { params: { name } });
  const title = word(`settings.group.${name.split('.', 1)[0] ?? ''}`, name);
  return (
    <Section title={title}>
      <Loaded query={setting}>{(found) => <SettingEditor setting={found} title={title} />}</Loaded>
    </Section>
  );
}

/** A task that earns points. */
export function TaskPage() {
  const text = useText();
  return (
    <RecordPage<OperatorTask>
      title={(number) => text('title.tasks', { number })}
      renderHead={(id) => <RecordNeighbors area="tasks" id={id} />}
    >
      {(task) => (
        <RecordForm
          title={text('records.change')}
          kind={taskKind}
          record={task}
          call={taskCalls.changeTask}
          params={{ id: String(task.id) }}
        />
      )}
    </RecordPage>
  );
}
