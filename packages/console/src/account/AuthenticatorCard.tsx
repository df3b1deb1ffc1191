import { sessionCalls } from '@pawlet/operator';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { encodeQR } from 'qr';
import { useState } from 'react';
import { forgetCaller } from '../api/caller.ts';
import { useAction } from '../parts/useAction.ts';
import { Section } from '../parts/Section.tsx';
import { useText } from '../texts/useText.ts';

const border = 2;

function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const rows = encodeQR(value, 'raw', { border });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} width="200" height="200" viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Turns the authenticator on, with a QR code and recovery codes shown once, or off. */
export function AuthenticatorCard({
  isOn,
  onChange,
}: {
  readonly isOn: boolean;
  readonly onChange: () => void;
}) {
  const text = useText();
  const action = useAction();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [started, setStarted] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const [recovery, setRecovery] = useState<readonly string[]>([]);

  const start = async () =>
    setStarted(await action.run(sessionCalls.startAuthenticator, { input: { password } }));
  const finish = () => {
    forgetCaller();
    setStarted(null);
    setCode('');
    setPassword('');
    onChange();
  };
  const confirm = async () => {
    const done = await action.run(sessionCalls.confirmAuthenticator, { input: { code } });
    if (done === null) return;
    setRecovery(done.recoveryCodes);
    finish();
  };
  const remove = async () => {
    const done = await action.run(sessionCalls.removeAuthenticator, { input: { password, code } });
    if (done !== null) finish();
  };

  const codeField = (
    <TextField
      label={text('field.code')}
      autoComplete="one-time-code"
      value={code}
      error={action.errors['code'] !== undefined}
      helperText={action.errors['code']}
      onChange={(event) => setCode(event.target.value)}
    />
  );
  return (
    <Section title={text('authenticator.title')}>
      <Typography>{text(isOn ? 'authenticator.isOn' : 'authenticator.intro')}</Typography>
      {recovery.length === 0 ? null : (
        <Alert severity="warning">
          <Typography>{text('authenticator.recovery')}</Typography>
          <Typography component="pre" sx={{ fontFamily: 'monospace', m: 0 }}>
            {recovery.join('\n')}
          </Typography>
        </Alert>
      )}
      {started === null ? (
        <TextField
          label={text('field.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : (
        <>
          <QrCode value={started.uri} label={text('authenticator.qr')} />
          <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{started.secret}</Typography>
        </>
      )}
      {isOn || started !== null ? codeField : null}
      <Stack direction="row">
        {isOn ? (
          <Button color="error" variant="outlined" disabled={action.isBusy} onClick={() => void remove()}>
            {text('authenticator.remove')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={action.isBusy}
            onClick={() => void (started === null ? start() : confirm())}
          >
            {text(started === null ? 'authenticator.start' : 'authenticator.confirm')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
