import { Alert } from '@mui/material';
import { keyCalls, type OperatorOutputOf, scopes } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { many } from '../forms/ManyField.tsx';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, named, words as wordsUpTo } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Key = OperatorOutputOf<typeof keyCalls.listKeys>['items'][number] & { readonly id: string };

const keyShape = fields({
  name: named('field.name', wordsUpTo(40), 'keys.nameHelp'),
  /** Such as "Orders: change". */
  scopes: named(
    'keys.scopes',
    many(scopes, (scope, { text }) => text(`scope.${scope}`)),
  ),
});
const keyKind: RecordKind = { name: 'key', scope: 'people:write', shape: () => keyShape };

const { other, part, time, words } = detailsOf<Key>();

/** API keys of other systems: created with scopes, shown once, revoked at once. */
export const KeyList = createList<Key>({
  isPaged: false,
  Actions: CreateKey,
  empty: 'keys.empty',
  columns: [
    words('name', 'field.name'),
    other('keys.scopes', (key, { text }) =>
      key.scopes.length === scopes.length
        ? text('keys.allScopes')
        : key.scopes.map((scope) => text(`scope.${scope}`)).join(', '),
    ),
    time('lastUsed', 'keys.lastUsed'),
    time('expires', 'keys.expires'),
    part('field.actions', (key) => <Revocation apiKey={key} />),
  ],
});

function CreateKey() {
  const text = useText();
  return (
    <CreateButton
      kind={keyKind}
      label="keys.add"
      call={keyCalls.addKey}
      initial={{ name: '', scopes: [] }}
      renderDone={({ key }) => (
        <>
          <Alert severity="warning">{text('keys.once')}</Alert>
          <SecretField label={text('keys.key')} value={key} />
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
