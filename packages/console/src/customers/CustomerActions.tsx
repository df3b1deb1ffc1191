import { Alert } from '@mui/material';
import { customerCalls, type OperatorCustomer, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { actionOf, RecordActions } from '../forms/RecordActions.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const { number, time, words } = detailsOf<OperatorCustomer>();
const details = [
  words('nickname', 'field.name'),
  number('orderCount', 'resource.orders'),
  number('points', 'customers.points'),
  time('deleted', 'customers.deleted'),
];

/** Ends log-ins, exports the data of a customer for them, or deletes their account. */
export function CustomerActions({ customer }: { readonly customer: OperatorCustomer }) {
  const text = useText();
  const format = useFormat();
  const describe = useDescription(details);
  const [exported, setExported] = useState<OperatorOutputOf<typeof customerCalls.exportCustomer> | null>(
    null,
  );
  return (
    <>
      <RecordActions
        scope="customers:write"
        record={customer}
        params={{ id: String(customer.id) }}
        describe={describe}
        size="medium"
        actions={[
          actionOf(customerCalls.endCustomerSessions, {
            label: text('customer.endSessions'),
            question: text('customer.endSessionsQuestion'),
            done: ({ ended }) => text('customer.sessionsEnded', { count: ended }),
          }),
          actionOf(customerCalls.exportCustomer, {
            label: text('customer.export'),
            question: text('customer.exportQuestion'),
            done(output) {
              setExported(output);
              return null;
            },
          }),
          actionOf(customerCalls.deleteCustomer, {
            label: text('customer.delete'),
            question: text('customer.deleteQuestion'),
            isDanger: true,
            done: () => text('customer.deletionDone'),
          }),
        ]}
      />
      {exported === null ? null : (
        <Alert severity="warning">
          {text('customer.exported', { time: format.time(exported.expires) })}
          <SecretField label={text('customer.exportLink')} value={exported.url} />
        </Alert>
      )}
    </>
  );
}
