import { Alert, Link as MuiLink } from '@mui/material';
import { type OperatorWebhook, webhookCalls } from '@pawlet/operator';
import { Link } from 'react-router';
import { CreateButton } from '../forms/CreateButton.tsx';
import { Overview } from '../forms/Overview.tsx';
import type { RecordAction } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields } from '../forms/shapes.ts';
import { lineOf, textOf } from '../forms/textOf.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { RecordPage } from '../parts/RecordPage.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useText } from '../texts/useText.ts';

const webhookFields = {
  url: lineOf(webhookCalls.createWebhook, 'url'),
  partner: textOf(webhookCalls.createWebhook, 'partner'),
};
const webhookKind: RecordKind = {
  name: 'webhook',
  scope: 'settings:write',
  shape: () => fields(webhookFields),
  // The query may contain a password: only those who may change it get it.
  toForm: (record) => ({ ...record, url: [record['url'], record['query']].join('') }),
};

const stateOf = ({ disabled, pausedUntil }: OperatorWebhook) =>
  disabled === null ? (pausedUntil === null ? 'running' : 'paused') : 'disabled';

const { link, number, other, state, time, words } = detailsOf<OperatorWebhook>();
const stateInWords = state((webhook, { word }) => word(`state.${stateOf(webhook)}`, ''), stateOf);

/** Webhooks of partners and ERPs. */
export const WebhookList = createList<OperatorWebhook>({
  isPaged: false,
  Actions: CreateWebhook,
  empty: 'webhook.empty',
  columns: [
    link('url', 'choice.url'),
    words('partner', 'search.partner'),
    stateInWords,
    number('waiting', 'state.waiting'),
    number('failed', 'state.failed'),
  ],
});

function CreateWebhook() {
  const text = useText();
  return (
    <CreateButton
      kind={webhookKind}
      call={webhookCalls.createWebhook}
      initial={{ url: 'https://', partner: '' }}
      renderDone={({ secret }) => (
        <>
          <Alert severity="warning">{text('keys.once')}</Alert>
          <SecretField label={text('webhook.secret')} value={secret} />
        </>
      )}
    />
  );
}

const details = [
  stateInWords,
  other('webhook.pausedUntil', ({ pausedUntil }, format) =>
    pausedUntil === null ? '' : format.time(pausedUntil),
  ),
  number('waiting', 'state.waiting'),
  number('failed', 'state.failed'),
  number('failures', 'webhook.failures'),
  time('created', 'records.created'),
  words('url', 'choice.url'),
  words('partner', 'search.partner'),
];

/** A webhook: how it is doing, its address, and whether it is on. */
export function WebhookPage() {
  const text = useText();
  const toEnable: RecordAction = {
    label: text('webhook.enable'),
    question: text('webhook.enableQuestion'),
    call: webhookCalls.enableWebhook,
  };
  const toDisable: RecordAction = {
    label: text('webhook.disable'),
    question: text('webhook.disableQuestion'),
    call: webhookCalls.disableWebhook,
    isDanger: true,
  };
  return (
    <RecordPage<OperatorWebhook> title={(id) => text('title.webhooks', { number: id })}>
      {(webhook) => {
        const params = { id: String(webhook.id) };
        return (
          <>
            <Overview
              title={webhook.url}
              record={webhook}
              details={details}
              scope="settings:write"
              params={params}
              actions={[
                ...(stateOf(webhook) === 'running' ? [] : [toEnable]),
                ...(webhook.disabled === null ? [toDisable] : []),
              ]}
            >
              <MuiLink component={Link} to={listAddress('deliveries', { webhook: params.id })}>
                {text('resource.deliveries')}
              </MuiLink>
            </Overview>
            <RecordForm
              kind={webhookKind}
              record={webhook}
              call={webhookCalls.changeWebhook}
              params={params}
            />
          </>
        );
      }}
    </RecordPage>
  );
}
