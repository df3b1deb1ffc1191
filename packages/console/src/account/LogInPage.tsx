import { isOperatorProblem } from '@pawlet/operator/client';
import { Alert, Button, TextField } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { LocalesMenuButton, useLogin } from 'react-admin';
import { getDetail } from '../api/client.ts';
import { useText } from '../texts/useText.ts';
import { CenteredCard } from './CenteredCard.tsx';

/** E-mail address and password; then, for people with an authenticator, its code or a recovery code. */
export function LogInPage() {
  const text = useText();
  const logIn = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await logIn({ email, password, code });
    } catch (failure) {
      const isFirst = !needsCode && isOperatorProblem(failure) && failure.problem.code === 'code-required';
      if (isFirst) setNeedsCode(true);
      else setError(getDetail(failure) ?? text('error.noReply'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <CenteredCard title={text('logIn.title')}>
      <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
        {error === null ? null : <Alert severity="error">{error}</Alert>}
        <TextField
          label={text('field.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={text('field.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {needsCode ? (
          <TextField
            label={text('field.code')}
            helperText={text('logIn.codeHelp')}
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : null}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {text('logIn.submit')}
        </Button>
      </form>
      <LocalesMenuButton />
    </CenteredCard>
  );
}
