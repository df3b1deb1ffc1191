import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { type OperatorOutputOf, peopleCalls, type Role, roles } from '@pawlet/operator';
import { useState } from 'react';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { SecretField } from '../parts/SecretField.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';

type Person = OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number];

/** Everybody who can log in: invitations, roles, disabling. */
export function PeopleList() {
  const text = useText();
  const { time } = useFormat();
  const mayWrite = useHasScope('people:write');
  return (
    <ConsoleList<Person>
      isPaged={false}
      actions={mayWrite ? <PeopleActions /> : false}
      empty={text('people.empty')}
      columns={[
        { name: 'name', label: text('field.name'), render: ({ name }) => name },
        { name: 'email', label: text('field.email'), render: ({ email }) => email },
        {
          name: 'role',
          label: text('field.role'),
          render: (person) => (mayWrite ? <RoleChoice person={person} /> : text(`role.${person.role}`)),
        },
        { name: 'state', label: text('field.status'), render: ({ state }) => text(`people.${state}`) },
        { name: 'lastLogIn', label: text('people.lastLogIn'), render: ({ lastLogIn }) => time(lastLogIn) },
        mayWrite
          ? {
              name: 'actions',
              label: text('field.actions'),
              render: (person) => <PersonActions person={person} />,
            }
          : null,
      ]}
    />
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

interface PersonProps {
  readonly person: Person;
}

/** What people read of somebody. */
function usePersonDescription(): (person: unknown) => Description {
  const text = useText();
  const word = useWord();
  return (person) => {
    const described = new Map<string, string>();
    if (!isRecord(person)) return described;
    const { name, role, state } = person;
    if (typeof name === 'string') described.set(text('field.name'), name);
    if (typeof role === 'string') described.set(text('field.role'), word(`role.${role}`, role));
    if (typeof state === 'string') described.set(text('field.status'), word(`people.${state}`, state));
    return described;
  };
}

function RoleChoice({ person }: PersonProps) {
  const text = useText();
  const action = useAction();
  const refresh = useRefresh();
  const describe = usePersonDescription();
  const [entered, setEntered] = useState<Role>(person.role);
  const change = async (role: Role) => {
    setEntered(role);
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
      <ConflictDialog
        problem={action.conflict}
        before={person}
        describe={describe}
        entered={[[text('field.role'), text(`role.${entered}`)]]}
        onClose={action.closeConflict}
      />
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

function PersonActions({ person }: PersonProps) {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const refresh = useRefresh();
  const describe = usePersonDescription();
  const [link, setLink] = useState<string | null>(null);
  const params = { id: String(person.id) };
  const isDisabled = person.state === 'disabled';
  const toggle = async () => {
    const input = { isDisabled: !isDisabled };
    await action.run(peopleCalls.changePerson, { params, input, version: person.version });
    refresh();
  };
  const invite = async () => {
    const done = await action.run(peopleCalls.inviteAgain, { params });
    if (done === null) return;
    if (done.link === null) notify(text('people.sent'), { type: 'success' });
    setLink(done.link);
  };
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
      <ConflictDialog
        problem={action.conflict}
        before={person}
        describe={describe}
        onClose={action.closeConflict}
      />
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
    <FormDialog
      title={text('people.invite')}
      onClose={onClose}
      submit={link === null ? text('people.invite') : null}
      onSubmit={() => void invite()}
      isBusy={action.isBusy}
    >
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
          <Alert severity="warning">{text('people.linkHelp')}</Alert>
          <SecretField label={text('people.link')} value={link} />
        </>
      )}
    </FormDialog>
  );
}
