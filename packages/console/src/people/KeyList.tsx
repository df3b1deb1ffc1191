import { Alert } from '@mui/material';
import { keyCalls, type OperatorOutputOf, scopes } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { many } from '../forms/ManyField.tsx';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, named, time } from '../forms/shapes.ts';
import { textOf } from '../forms/textOf.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Key = OperatorOutputOf<typeof keyCalls.listKeys>['items'][number] & { readonly id: string };

const keyShape = fields({
  name: named('field.name', textOf(keyCalls.addKey, 'name'), 'keys.nameHelp'),
  /** Such as "Orders: change". */
  scopes: named(
    'keys.scopes',
    many(scopes, (scope, { text }) => text(`scope.${scope}`)),
  ),
  expires: named('keys.expires', time, 'keys.expiresHelp'),
});
const keyKind: RecordKind = {
  name: 'key',
  scope: 'people:write',
  shape: () => keyShape,
  toInput: ({ expires, ...key }) => (typeof expires === 'number' ? { ...key, expires } : key),
};

const key = detailsOf<Key>();

/** API keys of other systems: created with scopes, shown once, revoked at once. */
export const KeyList = createList<Key>({
  isPaged: false,
  Actions: CreateKey,
  empty: 'keys.empty',
  columns: [
    key.words('name', 'field.name'),
    key.other('keys.scopes', (one, { text }) =>
      one.scopes.length === scopes.length
        ? text('keys.allScopes')
        : one.scopes.map((scope) => text(`scope.${scope}`)).join(', '),
    ),
    key.time('lastUsed', 'keys.lastUsed'),
    key.time('expires', 'keys.expires'),
    key.part('field.actions', (one) => <Revocation apiKey={one} />),
  ],
});

function CreateKey() {
  const text = useText();
  return (
    <CreateButton
      kind={keyKind}
      label="keys.add"
      call={keyCalls.addKey}
      initial={{ name: '', scopes: [], expires: null }}
      renderDone={({ key: created }) => (
        <>
          <Alert severity="warning">{text('keys.once')}</Alert>
          <SecretField label={text('keys.key')} value={created} />
        </>
      )}
    />
  );
}

function Revocation({ apiKey }: { readonly apiKey: Key }) {
  const text = useText();
  const format = useFormat();
  const describe = useDescription<Key>([]);
  if (apiKey.revoked !== null) return text('keys.revokedAt', { time: format.time(apiKey.revoked) });
  return (
    <RecordActions
      scope="people:write"
      record={apiKey}
      params={{ name: apiKey.name }}
      describe={describe}
      actions={[{ label: text('keys.revoke'), call: keyCalls.revokeKey, isDanger: true }]}
    />
  );
}
