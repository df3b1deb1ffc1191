import { Button } from '@mui/material';
import { type OperatorOutputOf, peopleCalls } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sessionColumns } from '../account/sessionColumns.tsx';
import { Columns } from '../parts/Columns.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  const label = text('people.sessions');
  return (
    <>
      <Button
        size="small"
        aria-label={text('entry.action', { action: label, name: person.name })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <SessionsDialog person={person} onClose={() => setIsOpen(false)} /> : null}
    </>
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
  const end = async () => {
    const done = await action.run(peopleCalls.endPersonSessions, { params });
    if (done === null) return;
    notify(text('people.sessionsEnded', { count: done.ended }), { type: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={text('people.sessionsOf', { name: person.name })}
      onClose={onClose}
      submit={mayEnd ? text('people.endSessions') : null}
      isBusy={action.isBusy}
      isIncomplete={isNone}
      isDanger
      onSubmit={() => void end()}
    >
      <Loaded query={sessions}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={text('people.noSessions')} />
          ) : (
            <Columns label={text('people.sessions')} records={items} columns={sessionColumns} />
          )
        }
      </Loaded>
    </FormDialog>
  );
}
