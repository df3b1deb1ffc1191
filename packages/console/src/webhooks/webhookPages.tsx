import { Alert, Link as MuiLink } from '@mui/material';
import { type OperatorWebhook, webhookCalls } from '@pawlet/operator';
import { Link } from 'react-router';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordActions } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, words } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const webhookKind: RecordKind = {
  name: 'webhook',
  scope: 'settings:write',
  shape: () => fields({ url: words(100), partner: words(80) }),
  // The query may contain a password: only those who may change it get it.
  toForm: (record) => ({ ...record, url: [record['url'], record['query']].join('') }),
};

const stateOf = ({ disabled, pausedUntil }: OperatorWebhook) =>
  disabled === null ? (pausedUntil === null ? 'running' : 'paused') : 'disabled';

/** Webhooks of partners and ERPs. */
export function WebhookList() {
  const text = useText();
  const { number } = useFormat();
  return (
    <ConsoleList<OperatorWebhook>
      isPaged={false}
      actions={
        <CreateButton
          kind={webhookKind}
          area="webhooks"
          call={webhookCalls.createWebhook}
          initial={{ url: 'https://', partner: '' }}
          renderDone={({ secret }) => (
            <>
              <Alert severity="warning">{text('keys.once')}</Alert>
              <SecretField label={text('webhook.secret')} value={String(secret)} />
            </>
          )}
        />
      }
      empty={text('webhook.empty')}
      opens
      columns={[
        {
          name: 'url',
          label: text('choice.url'),
          render: ({ id, url }) => <RecordLink area="webhooks" id={id} label={url} />,
        },
        { name: 'partner', label: text('search.partner'), render: ({ partner }) => partner },
        {
          name: 'state',
          label: text('field.status'),
          render: (webhook) => <StateChip state={stateOf(webhook)} />,
        },
        {
          name: 'waiting',
          label: text('state.waiting'),
          align: 'right',
          render: ({ waiting }) => number(waiting),
        },
        {
          name: 'failed',
          label: text('state.failed'),
          align: 'right',
          render: ({ failed }) => number(failed),
        },
      ]}
    />
  );
}

/** A webhook: how it is doing, its address, and whether it is on. */
export function WebhookPage() {
  const text = useText();
  const { number, time } = useFormat();
  return (
    <RecordPage<OperatorWebhook> title={(id) => text('title.webhooks', { number: id })}>
      {(webhook) => (
        <>
          <Section title={webhook.url}>
            <RecordActions
              kind={webhookKind}
              record={webhook}
              params={{ id: String(webhook.id) }}
              actions={[
                ...(stateOf(webhook) === 'running'
                  ? []
                  : [
                      {
                        label: text('webhook.enable'),
                        question: text('webhook.enableQuestion'),
                        call: webhookCalls.enableWebhook,
                      },
                    ]),
                ...(webhook.disabled === null
                  ? [
                      {
                        label: text('webhook.disable'),
                        question: text('webhook.disableQuestion'),
                        call: webhookCalls.disableWebhook,
                        isDanger: true,
                      },
                    ]
                  : []),
              ]}
            />
            <Facts
              rows={[
                ['state', text('field.status'), <StateChip key="state" state={stateOf(webhook)} />],
                webhook.pausedUntil === null
                  ? null
                  : ['paused', text('webhook.pausedUntil'), time(webhook.pausedUntil)],
                ['waiting', text('state.waiting'), number(webhook.waiting)],
                ['failed', text('state.failed'), number(webhook.failed)],
                ['failures', text('webhook.failures'), number(webhook.failures)],
                ['created', text('records.created'), time(webhook.created)],
              ]}
            />
            <MuiLink component={Link} to={listAddress('deliveries', { webhook: String(webhook.id) })}>
              {text('resource.deliveries')}
            </MuiLink>
          </Section>
          <RecordForm
            title={text('records.change')}
            kind={webhookKind}
            record={webhook}
            call={webhookCalls.changeWebhook}
            params={{ id: String(webhook.id) }}
          />
        </>
      )}
    </RecordPage>
  );
}
