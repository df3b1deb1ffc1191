import { Alert, Button, Stack, Typography } from '@mui/material';
import { mediaCalls } from '@pawlet/operator';
import { useState } from 'react';
import { FileButton } from '../parts/FileButton.tsx';
import { pictureTypes } from '../parts/pictureTypes.ts';
import { useAction } from '../parts/useAction.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useText } from '../texts/useText.ts';

/** The key of a picture; the API returns its address beside it, as `<name>Url`. */
export const picture: Shape = { kind: 'own', Field: PictureField, first: '' };

const side = 96;

/** Uploads a picture, or removes it. */
export function PictureField({ label, value, onChange, path, errors, isDisabled, siblings }: OwnFieldProps) {
  const text = useText();
  const action = useAction();
  const name = path.slice(path.lastIndexOf('.') + 1);
  const [uploaded, setUploaded] = useState<{ readonly key: string; readonly url: string } | null>(null);
  const upload = async ([file]: readonly File[]) => {
    const done = file === undefined ? null : await action.run(mediaCalls.uploadPicture, { file });
    if (done === null) return;
    setUploaded(done);
    onChange(done.key);
  };
  const hasPicture = typeof value === 'string' && value !== '';
  const address = uploaded?.key === value ? uploaded?.url : siblings[`${name}Url`];
  const error = errors[path] ?? action.refusal;
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{label}</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {hasPicture ? (
          <img
            src={String(address)}
            alt={label}
            width={side}
            height={side}
            style={{ objectFit: 'contain' }}
          />
        ) : null}
        {isDisabled ? null : (
          <FileButton
            variant="outlined"
            label={text('entry.uploadPicture')}
            accept={pictureTypes}
            isBusy={action.isBusy}
            onChoose={(files) => void upload(files)}
          />
        )}
        {hasPicture && !isDisabled ? (
          <Button onClick={() => onChange('')}>{text('entry.remove')}</Button>
        ) : null}
      </Stack>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}
