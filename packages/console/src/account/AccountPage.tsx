import { sessionCalls } from '@pawlet/operator';
import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Caller, readCaller } from '../api/caller.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useAction } from '../parts/useAction.ts';
import { useCall } from '../parts/useCall.ts';
import { useCharacterKeySwitch } from '../parts/useCharacterKeys.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useText } from '../texts/useText.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { type Session, sessionColumns, sessionEnding } from './sessionColumns.tsx';

/** The person's own account: password, authenticator, sessions. */
export function AccountPage() {
  const text = useText();
  const [account, setAccount] = useState<Caller['person']>(null);
  const sessions = useCall(sessionCalls.listSessions);
  const loadAccount = () => void readCaller().then(({ person }) => setAccount(person));
  useEffect(loadAccount, []);
  const load = () => {
    loadAccount();
    void sessions.refetch();
  };
  return (
    <ConsolePage title={text('account.title')} isNarrow>
      <PasswordCard onChange={load} />
      {account === null ? null : <AuthenticatorCard isOn={account.hasAuthenticator} onChange={load} />}
      <KeysCard />
      <Loaded query={sessions}>{({ items }) => <SessionsCard sessions={items} onChange={load} />}</Loaded>
    </ConsolePage>
  );
}

function PasswordCard({ onChange }: { readonly onChange: () => void }) {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  useUnsaved(current !== '' || password !== '');
  const change = async () => {
    const done = await action.run(sessionCalls.changePassword, { input: { current, password } });
    if (done === null) return;
    setCurrent('');
    setPassword('');
    notify(text('account.passwordChanged'));
    onChange();
  };
  return (
    <Section title={text('account.password')}>
      <TextField
        label={text('field.currentPassword')}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label={text('field.newPassword')}
        type="password"
        autoComplete="new-password"
        value={password}
        error={action.errors['password'] !== undefined}
        helperText={action.errors['password'] ?? text('account.passwordHelp')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Stack direction="row">
        <Button variant="contained" disabled={action.isBusy} onClick={() => void change()}>
          {text('account.changePassword')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Speech input says letters, and a hand may slip: who has no use for single keys switches them off. */
function KeysCard() {
  const text = useText();
  const [isOn, setIsOn] = useCharacterKeySwitch();
  return (
    <Section title={text('account.keyboard')}>
      <FormControlLabel
        label={text('account.keys')}
        control={<Switch checked={isOn} onChange={(_, isChosen) => setIsOn(isChosen)} />}
      />
      <Typography variant="body2" color="textSecondary">
        {text('account.keysHelp')}
      </Typography>
    </Section>
  );
}

interface SessionsCardProps {
  readonly sessions: readonly Session[];
  readonly onChange: () => void;
}

function SessionsCard({ sessions, onChange }: SessionsCardProps) {
  const text = useText();
  const action = useAction();
  const end = async (id: number) => {
    await action.run(sessionCalls.endSession, { params: { id: String(id) } });
    onChange();
  };
  return (
    <TableSection
      title={text('account.sessions')}
      records={sessions}
      columns={[...sessionColumns, sessionEnding(action.isBusy, end)]}
    />
  );
}
