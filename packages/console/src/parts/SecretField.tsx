import { Button, Stack, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { useText } from '../texts/useText.ts';

/** A text that is shown once, with a button that copies it. */
export function SecretField({ label, value }: { readonly label: string; readonly value: string }) {
  const text = useText();
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(() => notify(text('secret.copied'), { type: 'success' }));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label={label}
        value={value}
        fullWidth
        size="small"
        slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>{text('secret.copy')}</Button>
    </Stack>
  );
}
