import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { type OperatorOutputOf, peopleCalls, type Role, roles } from '@pawlet/operator';
import { useState } from 'react';
import { DataTable, List, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useHasScope } from '../layout/ConsoleLayout.tsx';
import { useAction } from '../parts/useAction.ts';
import { SecretField } from '../parts/SecretField.tsx';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';

type Person = OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number];

/** Everybody who can log in: invitations, roles, disabling. */
export function PeopleList() {
  const text = useText();
  const mayWrite = useHasScope('people:write');
  return (
    <List
      exporter={false}
      pagination={false}
      sort={{ field: 'id', order: 'ASC' }}
      actions={mayWrite ? <PeopleActions /> : false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" label={text('field.name')} disableSort />
        <DataTable.Col source="email" label={text('field.email')} disableSort />
        <DataTable.Col source="role" label={text('field.role')} disableSort>
          <RoleChoice isEditable={mayWrite} />
        </DataTable.Col>
        <DataTable.Col source="state" label={text('field.status')} disableSort>
          <State />
        </DataTable.Col>
        <DataTable.Col source="lastLogIn" label={text('people.lastLogIn')} disableSort>
          <LastLogIn />
        </DataTable.Col>
        {mayWrite ? (
          <DataTable.Col source="id" label={text('field.actions')} disableSort>
            <PersonActions />
          </DataTable.Col>
        ) : null}
      </DataTable>
    </List>
  );
}

function PeopleActions() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('people.invite')}
      </Button>
      {isOpen ? <InviteDialog onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
  );
}

function RoleChoice({ isEditable }: { readonly isEditable: boolean }) {
  const text = useText();
  const person = useRecordContext<Person>();
  const action = useAction();
  const refresh = useRefresh();
  if (person === undefined) return null;
  if (!isEditable) return text(`role.${person.role}`);
  const change = async (role: Role) => {
    await action.run(peopleCalls.changePerson, {
      params: { id: String(person.id) },
      input: { role },
      version: person.version,
    });
    refresh();
  };
  return (
    <>
      <RoleField
        label={text('people.roleOf', { name: person.name })}
        isBare
        value={person.role}
        onChange={(role) => void change(role)}
      />
      {action.conflict === null ? null : <Alert severity="warning">{action.conflict.detail}</Alert>}
    </>
  );
}

interface RoleFieldProps {
  readonly label: string;
  /** Without a visible label. @default false */
  readonly isBare?: boolean;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

function RoleField({ label, isBare = false, value, onChange }: RoleFieldProps) {
  const text = useText();
  return (
    <TextField
      select
      size="small"
      {...(isBare ? { variant: 'standard' as const } : { label })}
      value={value}
      slotProps={{ select: { SelectDisplayProps: isBare ? { 'aria-label': label } : {} } }}
      onChange={(event) => onChange(roles.find((role) => role === event.target.value) ?? 'read-only')}
    >
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {text(`role.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function State() {
  const text = useText();
  const person = useRecordContext<Person>();
  return person === undefined ? null : text(`people.${person.state}`);
}

function LastLogIn() {
  const { time } = useFormat();
  const person = useRecordContext<Person>();
  return time(person?.lastLogIn ?? null);
}

function PersonActions() {
  const text = useText();
  const notify = useNotify();
  const person = useRecordContext<Person>();
  const action = useAction();
  const refresh = useRefresh();
  const [link, setLink] = useState<string | null>(null);
  if (person === undefined) return null;
  const params = { id: String(person.id) };
  const isDisabled = person.state === 'disabled';
  const toggle = async () => {
    await action.run(peopleCalls.changePerson, {
      params,
      input: { isDisabled: !isDisabled },
      version: person.version,
    });
    refresh();
  };
  const invite = async () => {
    const done = await action.run(peopleCalls.inviteAgain, { params });
    if (done === null) return;
    if (done.link === null) notify(text('people.sent'), { type: 'success' });
    setLink(done.link);
  };
  if (action.conflict !== null) return <Alert severity="warning">{action.conflict.detail}</Alert>;
  if (link !== null) return <SecretField label={text('people.link')} value={link} />;
  return (
    <Stack direction="row" spacing={1}>
      {isDisabled ? null : (
        <Button size="small" disabled={action.isBusy} onClick={() => void invite()}>
          {text('people.inviteAgain')}
        </Button>
      )}
      <Button size="small" disabled={action.isBusy} onClick={() => void toggle()}>
        {text(isDisabled ? 'people.enable' : 'people.disable')}
      </Button>
    </Stack>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('orders');
  const [link, setLink] = useState<string | null>(null);
  const invite = async () => {
    const done = await action.run(peopleCalls.invitePerson, { input: { name, email, role } });
    if (done === null) return;
    refresh();
    if (done.link === null) {
      notify(text('people.sent'), { type: 'success' });
      onClose();
    } else setLink(done.link);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{text('people.invite')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {link === null ? (
          <>
            <TextField
              label={text('field.name')}
              value={name}
              error={action.errors['name'] !== undefined}
              helperText={action.errors['name']}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              label={text('field.email')}
              type="email"
              value={email}
              error={action.errors['email'] !== undefined}
              helperText={action.errors['email']}
              onChange={(event) => setEmail(event.target.value)}
            />
            <RoleField label={text('field.role')} value={role} onChange={setRole} />
          </>
        ) : (
          <>
            <Alert severity="info">{text('people.linkHelp')}</Alert>
            <SecretField label={text('people.link')} value={link} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text(link === null ? 'dialog.back' : 'dialog.close')}</Button>
        {link === null ? (
          <Button variant="contained" disabled={action.isBusy} onClick={() => void invite()}>
            {text('people.invite')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
