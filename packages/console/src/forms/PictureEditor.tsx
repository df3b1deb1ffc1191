import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Card, IconButton, Stack, Typography } from '@mui/material';
import { type LocalizedText, mediaCalls } from '@pawlet/operator';
import { useState } from 'react';
import { wideField } from '../parts/FieldGroup.tsx';
import { FileButton } from '../parts/FileButton.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { pictureTypes } from '../parts/pictureTypes.ts';
import { useAction } from '../parts/useAction.ts';
import type { OwnFieldProps, OwnShape } from '../settings/toShape.ts';
import { ValueField } from '../settings/ValueField.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { localized } from './shapes.ts';

/** A picture with its address and what it shows. */
interface Picture {
  readonly key: string;
  readonly url: string;
  /** Only where pictures are described. */
  readonly alt?: Partial<LocalizedText>;
}

/** Pictures of the value of a form. */
export const toPictures = (value: unknown) => (Array.isArray(value) ? (value as readonly Picture[]) : []);

interface PictureListOptions {
  readonly most: number;
  /** Each has a text that says what it shows, and is sent with it; otherwise keys are sent. */
  readonly isDescribed: boolean;
}

/** Pictures in their order, the main one first. */
export const pictureList = ({ most, isDescribed }: PictureListOptions): OwnShape => ({
  kind: 'own',
  Field: (props) => <PictureEditor {...props} most={most} isDescribed={isDescribed} />,
  first: [],
  toInput: (value) => toPictures(value).map(({ key, alt = {} }) => (isDescribed ? { key, alt } : key)),
  list: (value, { text, language }) =>
    toPictures(value).flatMap(({ key, alt = {} }, index) => [
      [text('product.picture', { number: index + 1 }), key] as const,
      ...Object.entries(alt).map(
        ([one, words]) =>
          [
            text('entry.inLanguage', {
              name: text('product.altOf', { number: index + 1 }),
              language: language(one),
            }),
            words,
          ] as const,
      ),
    ]),
});

const altShape = localized(200);
const side = 160;

/** Upload, order, descriptions, removal of pictures. */
function PictureEditor({
  value,
  onChange,
  isDisabled,
  most,
  isDescribed,
}: OwnFieldProps & PictureListOptions) {
  const text = useText();
  const { localized: nameOf } = useFormat();
  const action = useAction();
  const pictures = toPictures(value);
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
        known.push({ key: done.key, url: done.url, ...(isDescribed ? { alt: {} } : {}) });
    }
    setRefusals(refused);
    if (known.length > pictures.length) onChange(known.slice(0, most));
  };
  const move = (from: number, to: number) => {
    const moved = [...pictures];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <Stack spacing={2} sx={wideField}>
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
                // The words below name what is not described.
                alt={nameOf(alt ?? {}) || (index === 0 ? name : '')}
                width={side}
                height={side}
                style={{ objectFit: 'contain', display: 'block', background: '#fff' }}
              />
              <Typography variant="body2" sx={{ px: 1, pt: 1 }}>
                {index === 0 ? text('product.mainPicture') : name}
              </Typography>
              {isDisabled ? null : (
                <>
                  {isDescribed ? (
                    <Button
                      size="small"
                      aria-label={text('entry.action', { action: text('product.alt'), name })}
                      onClick={() => setDescribed(key)}
                    >
                      {text('product.alt')}
                    </Button>
                  ) : null}
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
          <FileButton
            variant="outlined"
            label={text('product.upload')}
            accept={pictureTypes}
            isMany
            isBusy={action.isBusy}
            onChoose={(files) => void upload(files)}
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
          <ValueField
            shape={altShape}
            label={text('product.alt')}
            setting="product"
            path="alt"
            value={chosen.alt ?? {}}
            errors={{}}
            isDisabled={false}
            onChange={(alt) =>
              onChange(pictures.map((one) => (one.key === chosen.key ? { ...one, alt } : one)))
            }
          />
        </FormDialog>
      )}
    </Stack>
  );
}
