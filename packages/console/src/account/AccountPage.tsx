import { type OperatorOutputOf, sessionCalls } from '@pawlet/operator';
import {
  Button,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { readAccount } from '../api/authProvider.ts';
import { client } from '../api/client.ts';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';

type Session = OperatorOutputOf<typeof sessionCalls.listSessions>['items'][number];

/** The person's own account: password, authenticator, sessions. */
export function AccountPage() {
  const text = useText();
  const [account, setAccount] = useState<Awaited<ReturnType<typeof readAccount>>>(null);
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = useCallback(() => {
    void readAccount().then((found) => setAccount(found));
    void client.call(sessionCalls.listSessions).then(({ data }) => setSessions(data.items));
  }, []);
  useEffect(load, [load]);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 900 }}>
      <Title title={text('account.title')} />
      <PasswordCard onChange={load} />
      {account === null ? null : <AuthenticatorCard isOn={account.hasAuthenticator} onChange={load} />}
      <SessionsCard sessions={sessions} onChange={load} />
    </Stack>
  );
}

function PasswordCard({ onChange }: { readonly onChange: () => void }) {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
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

interface SessionsCardProps {
  readonly sessions: readonly Session[];
  readonly onChange: () => void;
}

function SessionsCard({ sessions, onChange }: SessionsCardProps) {
  const text = useText();
  const { time } = useFormat();
  const action = useAction();
  const end = async (id: number) => {
    await action.run(sessionCalls.endSession, { params: { id: String(id) } });
    onChange();
  };
  return (
    <Section title={text('account.sessions')}>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('session.device')}</TableCell>
              <TableCell>{text('session.address')}</TableCell>
              <TableCell>{text('session.lastSeen')}</TableCell>
              <TableCell>{text('field.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sessions.map(({ id, userAgent, address, lastSeen, isCurrent }) => (
              <TableRow key={id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{userAgent}</TableCell>
                <TableCell>{address}</TableCell>
                <TableCell>{time(lastSeen)}</TableCell>
                <TableCell>
                  {isCurrent ? (
                    <Chip size="small" label={text('session.current')} />
                  ) : (
                    <Button size="small" disabled={action.isBusy} onClick={() => void end(id)}>
                      {text('session.end')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
