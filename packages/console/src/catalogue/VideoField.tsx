import { Stack, TextField } from '@mui/material';
import { mediaCalls } from '@pawlet/operator';
import { wideField } from '../parts/FieldGroup.tsx';
import { FileButton } from '../parts/FileButton.tsx';
import { useAction } from '../parts/useAction.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useText } from '../texts/useText.ts';

/** The address of a video, which can be uploaded. */
export const video: Shape = { kind: 'own', Field: VideoField, first: '' };

function VideoField({ label, value, onChange, path, errors, isDisabled }: OwnFieldProps) {
  const text = useText();
  const action = useAction();
  const upload = async ([file]: readonly File[]) => {
    const done = file === undefined ? null : await action.run(mediaCalls.uploadVideo, { file });
    if (done !== null) onChange(done.address);
  };
  const error = errors[path] ?? action.refusal;
  return (
    <Stack direction="row" spacing={1} sx={{ ...wideField, alignItems: 'start' }}>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={typeof value === 'string' ? value : ''}
        disabled={isDisabled}
        error={error !== ''}
        helperText={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {isDisabled ? null : (
        <FileButton
          label={text('product.uploadVideo')}
          accept="video/mp4,video/quicktime,video/webm"
          isBusy={action.isBusy}
          onChoose={(files) => void upload(files)}
        />
      )}
    </Stack>
  );
}
