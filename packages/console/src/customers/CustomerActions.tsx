import { Alert, Button, Stack } from '@mui/material';
import { customerCalls, type OperatorCustomer, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { SecretField } from '../parts/SecretField.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Decision = 'endSessions' | 'export' | 'delete';

/** Ends log-ins, exports the data of a customer for them, or deletes their account. */
export function CustomerActions({ customer }: { readonly customer: OperatorCustomer }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const { time } = useFormat();
  const mayWrite = useHasScope('customers:write');
  const [opened, setOpened] = useState<Decision | null>(null);
  const [exported, setExported] = useState<OperatorOutputOf<typeof customerCalls.exportCustomer> | null>(
    null,
  );
  if (!mayWrite) return null;
  const params = { id: String(customer.id) };
  const send = async (decision: Decision) => {
    if (decision === 'endSessions') {
      const done = await action.run(customerCalls.endCustomerSessions, { params });
      if (done !== null) notify(text('customer.sessionsEnded', { count: done.ended }), { type: 'success' });
    } else if (decision === 'export') setExported(await action.run(customerCalls.exportCustomer, { params }));
    else {
      const done = await action.run(customerCalls.deleteCustomer, { params, version: customer.version });
      if (done !== null) notify(text('customer.deletionDone'), { type: 'success' });
    }
    setOpened(null);
    refresh();
  };
  const describe = (given: unknown): Description => {
    const described = new Map<string, string>();
    if (!isRecord(given)) return described;
    const { nickname, orderCount, points, deleted } = given;
    if (typeof nickname === 'string') described.set(text('field.name'), nickname);
    if (typeof orderCount === 'number') described.set(text('resource.orders'), String(orderCount));
    if (typeof points === 'number') described.set(text('customers.points'), String(points));
    if (typeof deleted === 'number') described.set(text('customers.deleted'), time(deleted));
    return described;
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {(['endSessions', 'export', 'delete'] as const).map((decision) => (
          <Button
            key={decision}
            variant="outlined"
            color={decision === 'delete' ? 'error' : 'primary'}
            onClick={() => setOpened(decision)}
          >
            {text(`customer.${decision}`)}
          </Button>
        ))}
      </Stack>
      {exported === null ? null : (
        <Alert severity="warning">
          {text('customer.exported', { time: time(exported.expires) })}
          <SecretField label={text('customer.exportLink')} value={exported.url} />
        </Alert>
      )}
      {opened === null ? null : (
        <DecisionDialog
          title={text(`customer.${opened}`)}
          question={text(`customer.${opened}Question`)}
          isBusy={action.isBusy}
          isDanger={opened === 'delete'}
          onClose={() => setOpened(null)}
          onConfirm={() => void send(opened)}
        />
      )}
      <ConflictDialog
        problem={action.conflict}
        before={customer}
        describe={describe}
        onClose={action.closeConflict}
      />
    </Stack>
  );
}
