import { Button, Stack } from '@mui/material';
import { afterSalesCalls, type OperatorRequest } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText, useWord } from '../texts/useText.ts';

type Decision = OperatorRequest['actions'][number];

/** What people read of a request; the rest follows from that. */
function describeWith(text: ReturnType<typeof useText>, word: ReturnType<typeof useWord>) {
  return (request: unknown): Description => {
    const described = new Map<string, string>();
    if (!isRecord(request)) return described;
    const { stage, amount, note } = request;
    if (typeof stage === 'string') described.set(text('field.status'), word(`stage.${stage}`, stage));
    if (typeof amount === 'string') described.set(text('approvals.amount'), amount);
    if (typeof note === 'string') described.set(text('refund.note'), note);
    return described;
  };
}

/** Approves, rejects or receives a request, each after a question. */
export function RequestActions({ request }: { readonly request: OperatorRequest }) {
  const text = useText();
  const word = useWord();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const mayDecide = useHasScope('refunds:write');
  const [opened, setOpened] = useState<Decision | null>(null);
  const [entered, setEntered] = useState('');
  if (!mayDecide) return null;
  const send = async (decision: Decision, note: string) => {
    setEntered(note);
    const options = { params: { sn: request.refundSn }, version: request.version };
    const done =
      decision === 'approve'
        ? await action.run(afterSalesCalls.approveRequest, options)
        : decision === 'reject'
          ? await action.run(afterSalesCalls.rejectRequest, { ...options, input: { note } })
          : await action.run(afterSalesCalls.receiveReturn, { ...options, input: { note } });
    if (done === null) return;
    setOpened(null);
    notify(text('request.decided'), { type: 'success' });
    refresh();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {request.actions.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'reject' ? 'outlined' : 'contained'}
          color={decision === 'reject' ? 'error' : 'primary'}
          onClick={() => setOpened(decision)}
        >
          {text(`request.${decision}`)}
        </Button>
      ))}
      {opened === null || !request.actions.includes(opened) ? null : (
        <DecisionDialog
          title={text(`request.${opened}`)}
          question={text(
            opened === 'approve' && request.kind === 'return'
              ? 'request.approveReturnQuestion'
              : `request.${opened}Question`,
          )}
          {...(opened === 'approve'
            ? {}
            : {
                note: {
                  label: text('refund.note'),
                  isRequired: opened === 'reject',
                  error: action.errors['note'],
                },
              })}
          isBusy={action.isBusy}
          isDanger={opened === 'reject'}
          onClose={() => setOpened(null)}
          onConfirm={(note) => void send(opened, note)}
        />
      )}
      <ConflictDialog
        problem={action.conflict}
        before={request}
        describe={describeWith(text, word)}
        entered={entered === '' ? [] : [[text('refund.note'), entered]]}
        onClose={action.closeConflict}
      />
    </Stack>
  );
}
