import { sessionCalls } from '@pawlet/operator';
import { Alert, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { LocalesMenuButton, useAuthProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { client, getDetail } from '../api/client.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { CenteredCard } from './CenteredCard.tsx';

/** An invited person sets their password, is logged in, and is offered an authenticator on their account's page. */
export function InvitationPage() {
  // The token is in the fragment, which no server and no log sees.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  // A second link in the same tab changes only the fragment: nothing of the first one may stay.
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { readonly token: string }) {
  const text = useText();
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const action = useAction();
  const [invited, setInvited] = useState<{ readonly email: string; readonly name: string }>();
  const [failure, setFailure] = useState<string | null>(null);
  const [password, setPassword] = useState('');

  useEffect(() => {
    client
      .call(sessionCalls.readInvitation, { input: { token } })
      .then(({ data }) => setInvited(data))
      .catch((error: unknown) => setFailure(getDetail(error) ?? ''));
  }, [token]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const accepted = await action.run(sessionCalls.acceptInvitation, { input: { token, password } });
    if (accepted === null) return;
    try {
      await authProvider?.login({ email: accepted.email, password });
    } catch {
      // The password is set: they can log in with it.
      void navigate('/login');
      return;
    }
    // The framework has found nobody logged in on this page, and would lead to the log-in.
    await queryClient.refetchQueries({ queryKey: ['auth'] });
    void navigate('/account');
  };

  return (
    <CenteredCard title={text('invitation.title')}>
      {failure === null ? null : <Alert severity="error">{text('invitation.invalid')}</Alert>}
      {invited === undefined ? null : (
        <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
          <Typography>{text('invitation.intro', { name: invited.name })}</Typography>
          <TextField
            label={text('field.email')}
            value={invited.email}
            autoComplete="username"
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            label={text('field.newPassword')}
            type="password"
            autoComplete="new-password"
            required
            value={password}
            error={action.errors['password'] !== undefined}
            helperText={action.errors['password'] ?? text('account.passwordHelp')}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="contained" size="large" disabled={action.isBusy}>
            {text('invitation.submit')}
          </Button>
        </form>
      )}
      <LocalesMenuButton />
    </CenteredCard>
  );
}
