import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material';
import { keyCalls, type OperatorOutputOf, type Scope, scopes } from '@pawlet/operator';
import { useState } from 'react';
import { DataTable, List, TopToolbar, useRecordContext, useRefresh } from 'react-admin';
import { useHasScope } from '../layout/ConsoleLayout.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';

type Key = OperatorOutputOf<typeof keyCalls.listKeys>['items'][number];

/** API keys of other systems: created with scopes, shown once, revoked at once. */
export function KeyList() {
  const text = useText();
  const mayWrite = useHasScope('people:write');
  return (
    <List
      exporter={false}
      pagination={false}
      empty={false}
      sort={{ field: 'name', order: 'ASC' }}
      actions={mayWrite ? <KeyActions /> : false}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyState text={text('keys.empty')} />}>
        <DataTable.Col source="name" label={text('field.name')} disableSort />
        <DataTable.Col source="scopes" label={text('keys.scopes')} disableSort>
          <Scopes />
        </DataTable.Col>
        <DataTable.Col source="lastUsed" label={text('keys.lastUsed')} disableSort>
          <Moment source="lastUsed" />
        </DataTable.Col>
        <DataTable.Col source="expires" label={text('keys.expires')} disableSort>
          <Moment source="expires" />
        </DataTable.Col>
        <DataTable.Col source="revoked" label={text('field.actions')} disableSort>
          <Revocation isEditable={mayWrite} />
        </DataTable.Col>
      </DataTable>
    </List>
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

function Scopes() {
  const text = useText();
  const key = useRecordContext<Key & { id: string }>();
  if (key === undefined) return null;
  return key.scopes.length === scopes.length ? text('keys.allScopes') : key.scopes.join(', ');
}

function Moment({ source }: { readonly source: 'lastUsed' | 'expires' }) {
  const { time } = useFormat();
  const key = useRecordContext<Key & { id: string }>();
  return time(key?.[source] ?? null);
}

function Revocation({ isEditable }: { readonly isEditable: boolean }) {
  const text = useText();
  const { time } = useFormat();
  const key = useRecordContext<Key & { id: string }>();
  const action = useAction();
  const refresh = useRefresh();
  if (key === undefined) return null;
  if (key.revoked !== null) return text('keys.revokedAt', { time: time(key.revoked) });
  if (!isEditable) return null;
  const revoke = async () => {
    await action.run(keyCalls.revokeKey, { params: { name: key.name } });
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
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="key-title">
      <DialogTitle id="key-title">{text('keys.add')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
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
                  label={scope}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.includes(scope)}
                      onChange={(_, isChosen) =>
                        setChosen(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope))
                      }
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text(key === null ? 'dialog.back' : 'dialog.close')}</Button>
        {key === null ? (
          <Button
            variant="contained"
            disabled={action.isBusy || chosen.length === 0}
            onClick={() => void add()}
          >
            {text('keys.add')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
