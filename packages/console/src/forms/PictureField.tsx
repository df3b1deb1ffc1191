import { Alert, Button, Stack, Typography } from '@mui/material';
import { mediaCalls } from '@pawlet/operator';
import { FileButton } from '../parts/FileButton.tsx';
import { pictureTypes } from '../parts/pictureTypes.ts';
import { useAction } from '../parts/useAction.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useText } from '../texts/useText.ts';

/** The key of a picture; the API returns its address beside it, as `<name>Url`. */
export const picture: Shape = { kind: 'own', Field: PictureField, first: '' };

const side = 96;
/** Addresses of pictures that were uploaded here: the API returns them only once they are saved. */
const uploaded = new Map<string, string>();

/** Uploads a picture, or removes it. */
export function PictureField({ label, value, onChange, path, errors, isDisabled, siblings }: OwnFieldProps) {
  const text = useText();
  const action = useAction();
  const name = path.slice(path.lastIndexOf('.') + 1);
  const upload = async ([file]: readonly File[]) => {
    const done = file === undefined ? null : await action.run(mediaCalls.uploadPicture, { file });
    if (done === null) return;
    uploaded.set(done.key, done.url);
    onChange(done.key);
  };
  const key = typeof value === 'string' ? value : '';
  const address = uploaded.get(key) ?? siblings[`${name}Url`];
  const shown = key !== '' && typeof address === 'string' ? address : '';
  const error = errors[path] ?? action.refusal;
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{label}</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {shown === '' ? null : (
          <img src={shown} alt={label} width={side} height={side} style={{ objectFit: 'contain' }} />
        )}
        {isDisabled ? null : (
          <FileButton
            variant="outlined"
            label={text('entry.uploadPicture')}
            accept={pictureTypes}
            isBusy={action.isBusy}
            onChoose={(files) => void upload(files)}
          />
        )}
        {key !== '' && !isDisabled ? (
          <Button onClick={() => onChange('')}>{text('entry.remove')}</Button>
        ) : null}
      </Stack>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}
