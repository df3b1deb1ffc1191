import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Card, CircularProgress, IconButton, Stack, Typography } from '@mui/material';
import { type LocalizedText, mediaCalls, type OperatorProduct, productLimits } from '@pawlet/operator';
import { useRef, useState } from 'react';
import { FormDialog } from '../parts/FormDialog.tsx';
import { LocalizedFields } from '../parts/LocalizedFields.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { noText } from './noText.ts';
import { useName } from './useName.ts';

/** A picture with its address and what it shows. */
export interface Picture {
  readonly key: string;
  readonly url: string;
  readonly alt: Partial<LocalizedText>;
}

export interface PictureEditorProps {
  readonly pictures: readonly (Picture | OperatorProduct['pictures'][number])[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  readonly isDisabled?: boolean;
}

/** Formats that the shop takes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const side = 160;

/** Pictures in their order, the main one first: upload, order, descriptions, removal. */
export function PictureEditor({ pictures, onChange, isDisabled = false }: PictureEditorProps) {
  const text = useText();
  const nameOf = useName();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [described, setDescribed] = useState<string | null>(null);
  const chosen = pictures.find(({ key }) => key === described);

  const upload = async (files: readonly File[]) => {
    const known = [...pictures];
    const refused: string[] = [];
    for (const file of files) {
      // One after the other: decoding is slow, and their order stays.
      const done = await action.run(mediaCalls.uploadPicture, { file });
      if (done === null) refused.push(file.name);
      else if (!known.some(({ key }) => key === done.key))
        known.push({ key: done.key, url: done.url, alt: {} });
    }
    setRefusals(refused);
    if (known.length > pictures.length) onChange(known.slice(0, productLimits.pictures));
  };
  const move = (from: number, to: number) => {
    const moved = [...pictures];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <>
      {pictures.length === 0 ? <Typography>{text('product.noPictures')}</Typography> : null}
      <Stack
        component="ol"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0 }}
      >
        {pictures.map(({ key, url, alt }, index) => {
          const name = text('product.picture', { number: index + 1 });
          return (
            <Card key={key} component="li" variant="outlined" sx={{ width: side + 2 }}>
              <img
                src={url}
                alt={nameOf({ ...noText, ...alt }) || name}
                width={side}
                height={side}
                style={{ objectFit: 'contain', display: 'block', background: '#fff' }}
              />
              <Typography variant="body2" sx={{ px: 1, pt: 1 }}>
                {index === 0 ? text('product.mainPicture') : name}
              </Typography>
              {isDisabled ? null : (
                <>
                  <Button
                    size="small"
                    aria-label={text('entry.action', { action: text('product.alt'), name })}
                    onClick={() => setDescribed(key)}
                  >
                    {text('product.alt')}
                  </Button>
                  <Stack direction="row">
                    <IconButton
                      aria-label={text('entry.action', { action: text('product.earlier'), name })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <ArrowBack fontSize="small" />
                    </IconButton>
                    <IconButton
                      aria-label={text('entry.action', { action: text('product.later'), name })}
                      disabled={index === pictures.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowForward fontSize="small" />
                    </IconButton>
                    <IconButton
                      aria-label={text('entry.action', { action: text('entry.remove'), name })}
                      onClick={() => onChange(pictures.filter((one) => one.key !== key))}
                    >
                      <DeleteOutlined fontSize="small" />
                    </IconButton>
                  </Stack>
                </>
              )}
            </Card>
          );
        })}
      </Stack>
      {action.refusal === '' ? null : (
        <Alert severity="error">
          {text('product.refused', { files: refusals.join(', '), reason: action.refusal })}
        </Alert>
      )}
      {isDisabled ? null : (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button variant="outlined" disabled={action.isBusy} onClick={() => input.current?.click()}>
            {text('product.upload')}
          </Button>
          {action.isBusy ? <CircularProgress size={20} aria-label={text('product.upload')} /> : null}
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            multiple
            hidden
            onChange={(event) => {
              void upload([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Stack>
      )}
      {chosen === undefined ? null : (
        <FormDialog
          title={text('product.alt')}
          onClose={() => setDescribed(null)}
          submit={text('product.altDone')}
          onSubmit={() => setDescribed(null)}
        >
          <Typography>{text('product.altHelp')}</Typography>
          <LocalizedFields
            label={text('product.alt')}
            path="alt"
            value={chosen.alt}
            onChange={(changed) =>
              onChange(
                pictures.map((one) =>
                  one.key === chosen.key ? { ...one, alt: { ...one.alt, ...changed } } : one,
                ),
              )
            }
          />
        </FormDialog>
      )}
    </>
  );
}
