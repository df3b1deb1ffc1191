import { Autocomplete, Button, Stack, TextField } from '@mui/material';
import { mediaCalls } from '@pawlet/operator';
import { useRef } from 'react';
import { type EntryField, type EntryFieldProps, useEntryFields } from '../parts/entryFields.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { useCategoryChoices, useName } from './useName.ts';
import type { Structure } from './useStructure.ts';

const marks = ['isAbroad', 'isRecommended', 'isHot', 'isNew', 'isBest', 'isIndex'] as const;

/** A value of an attribute in a reference. */
interface AttributeValue {
  readonly attribute: string;
  readonly value: string;
}

function toReferences(given: unknown): readonly AttributeValue[] {
  if (!Array.isArray(given)) return [];
  return given
    .filter(isRecord)
    .map(({ attribute, value }) => ({ attribute: String(attribute), value: String(value) }));
}

/** Fields of a product beside texts, variants and pictures. */
export function useFactFields({ categories, brands, attributes }: Structure): readonly EntryField[] {
  const text = useText();
  const nameOf = useName();
  const toChoices = useCategoryChoices();
  const { choice, number, flag } = useEntryFields();
  const options = attributes.flatMap(({ slug, name, values }) =>
    values.map((value) => ({
      attribute: slug,
      value: value.slug,
      group: nameOf(name),
      name: nameOf(value.name),
    })),
  );
  const describeValue = ({ attribute, value }: AttributeValue) => {
    const known = options.find((one) => one.attribute === attribute && one.value === value);
    return known === undefined ? `${attribute}: ${value}` : `${known.group}: ${known.name}`;
  };
  return [
    choice('category', text('product.category'), toChoices(categories)),
    choice(
      'brand',
      text('product.brand'),
      brands.map(({ slug, name }) => ({ id: slug, name })),
      text('product.noBrand'),
    ),
    {
      name: 'attributes',
      render: ({ value, onChange, errors }) => (
        <Autocomplete
          multiple
          options={options.map(({ attribute, value: one }) => ({ attribute, value: one }))}
          value={[...toReferences(value)]}
          getOptionLabel={describeValue}
          isOptionEqualToValue={(one, other) =>
            one.attribute === other.attribute && one.value === other.value
          }
          onChange={(_, chosen) => onChange(chosen)}
          renderInput={(props) => (
            <TextField
              {...props}
              label={text('product.attributes')}
              error={Object.keys(errors).some((name) => name.startsWith('attributes'))}
              helperText={text('product.attributesHelp')}
            />
          )}
        />
      ),
      describe: (value) => [[text('product.attributes'), toReferences(value).map(describeValue).join(', ')]],
    },
    {
      name: 'video',
      render: (props) => <VideoField {...props} />,
      describe: (value) => [[text('product.video'), String(value)]],
    },
    number('weightGrams', text('product.weightGrams')),
    number('buyMin', text('product.buyMin')),
    number('buyLimit', text('product.buyLimit'), text('product.buyLimitHelp')),
    number('rank', text('product.rank'), text('product.rankHelp')),
    ...marks.map((name) => flag(name, text(`product.${name}`))),
  ];
}

function VideoField({ value, onChange, errors }: EntryFieldProps) {
  const text = useText();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File | undefined) => {
    const done = file === undefined ? null : await action.run(mediaCalls.uploadVideo, { file });
    if (done !== null) onChange(done.address);
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
      <TextField
        fullWidth
        label={text('product.video')}
        value={typeof value === 'string' ? value : ''}
        error={errors['video'] !== undefined || action.refusal !== ''}
        helperText={errors['video'] ?? (action.refusal === '' ? undefined : action.refusal)}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button disabled={action.isBusy} onClick={() => input.current?.click()}>
        {text('product.uploadVideo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/quicktime,video/webm"
        hidden
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
