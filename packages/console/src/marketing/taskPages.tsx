import { type OperatorTask, settingCalls, taskCalls } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { SettingEditor } from '../settings/SettingEditor.tsx';
import { useWord } from '../texts/useText.ts';
import { isOffered, taskKind } from './kinds.ts';

const newTask = {
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
};

const { link, number, other } = detailsOf<OperatorTask>();

const Tasks = createList<OperatorTask>({
  isPaged: false,
  Actions: () => <CreateButton kind={taskKind} call={taskCalls.createTask} initial={newTask} />,
  columns: [
    link('name', 'field.name'),
    number('points', 'choice.points'),
    other('choice.period', ({ period }, { text }) => text(`choice.${period}`)),
    number('received', 'task.received'),
    isOffered,
  ],
});

/** Tasks in the order in which shoppers see them, and the rewards of check-ins and invitations. */
export function TaskList() {
  const seesSettings = useHasScope('settings:read');
  return (
    <>
      <Tasks />
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
export const TaskPage = createRecordPage<OperatorTask>('title.tasks', (task) => (
  <RecordForm kind={taskKind} record={task} call={taskCalls.changeTask} params={{ id: String(task.id) }} />
));
