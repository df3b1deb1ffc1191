import { type OperatorOutputOf, peopleCalls } from '@pawlet/operator';
import { useNotify } from 'react-admin';
import { sessionColumns, sessionEnding } from '../account/sessionColumns.tsx';
import { Columns } from '../parts/Columns.tsx';
import { DialogButton } from '../parts/DialogButton.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useAction } from '../parts/useAction.ts';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';

interface SessionsProps {
  readonly person: Pick<OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number], 'id' | 'name'>;
}

/** Where a colleague is logged in, for those who may see it. */
export function SessionsButton({ person }: SessionsProps) {
  const text = useText();
  return (
    <DialogButton
      label={text('people.sessions')}
      name={person.name}
      scope="people:read"
      size="small"
      variant="outlined"
    >
      {(close) => <SessionsDialog person={person} onClose={close} />}
    </DialogButton>
  );
}

function SessionsDialog({ person, onClose }: SessionsProps & { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const mayEnd = useHasScope('people:write');
  const params = { id: String(person.id) };
  const sessions = useCall(peopleCalls.listPersonSessions, { params });
  const isNone = sessions.data?.items.length === 0;
  const endAll = async () => {
    const done = await action.run(peopleCalls.endPersonSessions, { params });
    if (done === null) return;
    notify(text('people.sessionsEnded', { count: done.ended }), { type: 'success' });
    onClose();
  };
  const endOne = async (session: number) => {
    await action.run(peopleCalls.endPersonSession, { params: { ...params, session: String(session) } });
    await sessions.refetch();
  };
  const columns = mayEnd ? [...sessionColumns, sessionEnding(action.isBusy, endOne)] : sessionColumns;
  return (
    <FormDialog
      title={text('people.sessionsOf', { name: person.name })}
      onClose={onClose}
      submit={mayEnd ? text('people.endSessions') : null}
      isBusy={action.isBusy}
      isIncomplete={isNone}
      isDanger
      onSubmit={() => void endAll()}
    >
      <Loaded query={sessions}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={text('people.noSessions')} />
          ) : (
            <Columns label={text('people.sessions')} records={items} columns={columns} />
          )
        }
      </Loaded>
    </FormDialog>
  );
}
