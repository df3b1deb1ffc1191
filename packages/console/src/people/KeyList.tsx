import { Alert, Button, Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material';
import { keyCalls, type OperatorOutputOf, type Scope, scopes } from '@pawlet/operator';
import { useState } from 'react';
import { TopToolbar, useRefresh } from 'react-admin';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { type Text, useText } from '../texts/useText.ts';

type Key = OperatorOutputOf<typeof keyCalls.listKeys>['items'][number] & { readonly id: string };

/** A scope in words, such as "Orders: change". */
function describeScope(text: Text, scope: Scope): string {
  return text(`scope.${scope}`);
}

/** API keys of other systems: created with scopes, shown once, revoked at once. */
export function KeyList() {
  const text = useText();
  const { time } = useFormat();
  const mayWrite = useHasScope('people:write');
  return (
    <ConsoleList<Key>
      isPaged={false}
      actions={mayWrite ? <KeyActions /> : false}
      empty={text('keys.empty')}
      columns={[
        { name: 'name', label: text('field.name'), render: ({ name }) => name },
        {
          name: 'scopes',
          label: text('keys.scopes'),
          render: (key) =>
            key.scopes.length === scopes.length
              ? text('keys.allScopes')
              : key.scopes.map((scope) => describeScope(text, scope)).join(', '),
        },
        { name: 'lastUsed', label: text('keys.lastUsed'), render: ({ lastUsed }) => time(lastUsed) },
        { name: 'expires', label: text('keys.expires'), render: ({ expires }) => time(expires) },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (key) => <Revocation apiKey={key} isEditable={mayWrite} />,
        },
      ]}
    />
  );
}

function KeyActions() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('keys.add')}
      </Button>
      {isOpen ? <KeyDialog onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
  );
}

function Revocation({ apiKey, isEditable }: { readonly apiKey: Key; readonly isEditable: boolean }) {
  const text = useText();
  const { time } = useFormat();
  const action = useAction();
  const refresh = useRefresh();
  if (apiKey.revoked !== null) return text('keys.revokedAt', { time: time(apiKey.revoked) });
  if (!isEditable) return null;
  const revoke = async () => {
    await action.run(keyCalls.revokeKey, { params: { name: apiKey.name } });
    refresh();
  };
  return (
    <Button size="small" color="error" disabled={action.isBusy} onClick={() => void revoke()}>
      {text('keys.revoke')}
    </Button>
  );
}

function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [key, setKey] = useState<string | null>(null);
  const add = async () => {
    const done = await action.run(keyCalls.addKey, { input: { name, scopes: [...chosen] } });
    if (done === null) return;
    setKey(done.key);
    refresh();
  };
  const choose = (scope: Scope, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <FormDialog
      title={text('keys.add')}
      onClose={onClose}
      submit={key === null ? text('keys.add') : null}
      onSubmit={() => void add()}
      isBusy={action.isBusy}
      isIncomplete={chosen.length === 0}
    >
      {key === null ? (
        <>
          <TextField
            label={text('field.name')}
            value={name}
            error={action.errors['name'] !== undefined}
            helperText={action.errors['name'] ?? text('keys.nameHelp')}
            onChange={(event) => setName(event.target.value)}
          />
          <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {scopes.map((scope) => (
              <FormControlLabel
                key={scope}
                label={describeScope(text, scope)}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(scope)}
                    onChange={(_, isChosen) => choose(scope, isChosen)}
                  />
                }
              />
            ))}
          </FormGroup>
        </>
      ) : (
        <>
          <Alert severity="warning">{text('keys.once')}</Alert>
          <SecretField label={text('keys.key')} value={key} />
        </>
      )}
    </FormDialog>
  );
}
