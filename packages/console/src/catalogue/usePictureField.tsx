import { Alert, Button, Stack, Typography } from '@mui/material';
import { mediaCalls } from '@pawlet/operator';
import { useRef, useState } from 'react';
import type { EntryField, EntryFieldProps } from '../parts/entryFields.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { pictureTypes } from './PictureEditor.tsx';

const side = 96;

/** A field for one picture. */
export function usePictureField(): (name: string, url: string) => EntryField {
  const text = useText();
  return (name, url) => ({
    name,
    render: (props) => <PictureField {...props} name={name} url={url} />,
    describe: (value) => [[text('entry.picture'), typeof value === 'string' ? value : '']],
  });
}

interface PictureFieldProps extends EntryFieldProps {
  readonly name: string;
  readonly url: string;
}

function PictureField({ name, url, value, onChange, errors }: PictureFieldProps) {
  const text = useText();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(url);
  const upload = async (file: File | undefined) => {
    const done = file === undefined ? null : await action.run(mediaCalls.uploadPicture, { file });
    if (done === null) return;
    setShown(done.url);
    onChange(done.key);
  };
  const hasPicture = typeof value === 'string' && value !== '';
  const error = errors[name] ?? action.refusal;
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{text('entry.picture')}</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {hasPicture ? (
          <img
            src={shown}
            alt={text('entry.picture')}
            width={side}
            height={side}
            style={{ objectFit: 'contain' }}
          />
        ) : null}
        <Button variant="outlined" disabled={action.isBusy} onClick={() => input.current?.click()}>
          {text('product.upload')}
        </Button>
        {hasPicture ? <Button onClick={() => onChange('')}>{text('entry.remove')}</Button> : null}
      </Stack>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
