import { Button, FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { attributeCalls, type OperatorAttribute, productLimits, shopCurrencies } from '@pawlet/operator';
import { useState } from 'react';
import { toPictures } from '../forms/PictureEditor.tsx';
import { FieldGroup, wideField } from '../parts/FieldGroup.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { ToggleChoices } from '../parts/ToggleChoices.tsx';
import { useCall } from '../parts/useCall.ts';
import { useEnteredCurrencies, useShopCurrencies } from '../parts/useShopCurrencies.ts';
import type { OwnFieldProps, Shape } from '../settings/toShape.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import {
  combineOptions,
  nameValues,
  type OptionDraft,
  type PriceDraft,
  type VariantDraft,
  toVariantsInput,
  type VariantsDraft,
} from './variantDrafts.ts';

const isDraft = (value: unknown): value is VariantsDraft =>
  isRecord(value) && Array.isArray(value['variants']);
const toDraft = (value: unknown): VariantsDraft =>
  isDraft(value) ? value : { isNew: true, options: [], variants: [] };

/** Options, and the variants of their values. */
export const variantList: Shape = {
  kind: 'own',
  Field: VariantsEditor,
  first: null,
  toInput: (value) => toVariantsInput(toDraft(value)),
  list: (value, { text, amount }) =>
    toDraft(value).variants.map(({ sku, values, isActive, prices }) => [
      sku,
      [
        values.join(', '),
        isActive ? '' : text('product.isInactive'),
        ...prices.filter(({ price }) => price !== '').map((one) => amount(one.price, one.currency)),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    ]),
};

const noPrice = (currency: string): PriceDraft => ({ currency, price: '', marketPrice: '' });

/** Options, and each variant with number, picture and prices in the chosen currencies. */
function VariantsEditor({ value, onChange: change, errors, isDisabled, siblings }: OwnFieldProps) {
  const text = useText();
  const { localized: nameOf } = useFormat();
  const { data } = useCall(attributeCalls.listAttributes);
  const attributes = data?.items ?? [];
  const pictures = toPictures(siblings['pictures']);
  const draft = toDraft(value);
  const { isNew, options, variants } = draft;
  const onChange = (next: Partial<VariantsDraft>) => change({ ...draft, ...next });
  const offered = useShopCurrencies();
  const used = variants.flatMap(({ prices }) => prices.map(({ currency }) => currency));
  const listed = useEnteredCurrencies(used);
  const [chosen, setCurrencies] = useState<readonly string[] | null>(used.length === 0 ? null : used);
  const currencies = shopCurrencies.filter((one) => (chosen ?? offered.slice(0, 1)).includes(one));
  const setOptions = (next: readonly OptionDraft[]) =>
    onChange({ options: next, variants: combineOptions(next, variants) });
  const setVariant = (index: number, changes: Partial<VariantDraft>) =>
    onChange({ variants: variants.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  const setPrice = (index: number, currency: string, changes: Partial<PriceDraft>) => {
    const prices = variants[index]?.prices ?? [];
    const known = prices.find((one) => one.currency === currency) ?? noPrice(currency);
    const others = prices.filter((one) => one.currency !== currency);
    setVariant(index, { prices: [...others, { ...known, ...changes }] });
  };
  const copyPrices = () =>
    onChange({ variants: variants.map((one) => ({ ...one, prices: variants[0]?.prices ?? [] })) });
  return (
    <Stack spacing={2} sx={wideField}>
      {options.map((option, index) => (
        <OptionFields
          key={index}
          option={option}
          number={index + 1}
          attributes={attributes}
          taken={options.map(({ attribute }) => attribute)}
          error={errors[`value.options.${index}.attribute`] ?? errors[`value.options.${index}.values`]}
          isDisabled={isDisabled}
          onChange={(next) => setOptions(options.map((one, at) => (at === index ? next : one)))}
          onRemove={() => setOptions(options.filter((_, at) => at !== index))}
        />
      ))}
      {isDisabled ? null : (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            disabled={options.length === Math.min(productLimits.options, attributes.length)}
            onClick={() => setOptions([...options, { attribute: '', values: [] }])}
          >
            {text('product.addOption')}
          </Button>
          {variants.length > 1 ? (
            <Button size="small" onClick={copyPrices}>
              {text('product.copyPrices')}
            </Button>
          ) : null}
        </Stack>
      )}
      <ToggleChoices
        label={text('product.currencies')}
        choices={listed}
        nameOf={(currency) => currency}
        chosen={currencies}
        onChange={setCurrencies}
      />
      {variants.map((variant, index) => {
        const at = `value.variants.${index}`;
        const label = nameValues(variant, options, attributes, nameOf);
        const field = (name: string) => ({
          size: 'small' as const,
          disabled: isDisabled,
          error: errors[`${at}.${name}`] !== undefined,
          helperText: errors[`${at}.${name}`],
        });
        return (
          <FieldGroup key={variant.id} label={label === '' ? text('product.onlyVariant') : label}>
            <TextField
              {...field('sku')}
              label={text('product.sku')}
              value={variant.sku}
              onChange={(event) => setVariant(index, { sku: event.target.value })}
            />
            {isNew ? (
              <TextField
                {...field('stock')}
                type="number"
                label={text('product.stock')}
                value={variant.stock}
                onChange={(event) => setVariant(index, { stock: event.target.value })}
              />
            ) : null}
            {currencies.flatMap((currency) => {
              const place = variant.prices.findIndex((one) => one.currency === currency);
              const { price, marketPrice } = variant.prices[place] ?? noPrice(currency);
              return [
                <TextField
                  key={`${currency}-price`}
                  {...field(`prices.${place}.price`)}
                  label={text('product.priceIn', { currency })}
                  value={price}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  onChange={(event) => setPrice(index, currency, { price: event.target.value.trim() })}
                />,
                <TextField
                  key={`${currency}-market`}
                  {...field(`prices.${place}.marketPrice`)}
                  label={text('product.marketPriceIn', { currency })}
                  value={marketPrice}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  onChange={(event) => setPrice(index, currency, { marketPrice: event.target.value.trim() })}
                />,
              ];
            })}
            <SelectField
              {...field('picture')}
              label={text('product.ownPicture')}
              value={variant.picture}
              options={[
                ['', text('product.anyPicture')],
                ...pictures.map(({ key }, at) => [key, text('product.picture', { number: at + 1 })] as const),
                ...(['', ...pictures.map(({ key }) => key)].includes(variant.picture)
                  ? []
                  : [[variant.picture, variant.picture] as const]),
              ]}
              onChange={(picture) => setVariant(index, { picture })}
            />
            {isNew ? null : (
              <FormControlLabel
                label={text('product.isSold')}
                disabled={isDisabled}
                control={
                  <Switch
                    checked={variant.isActive}
                    onChange={(_, isActive) => setVariant(index, { isActive })}
                  />
                }
              />
            )}
            {errors[`${at}.values`] === undefined ? null : (
              <Typography color="error">{errors[`${at}.values`]}</Typography>
            )}
          </FieldGroup>
        );
      })}
    </Stack>
  );
}

interface OptionFieldsProps {
  readonly option: OptionDraft;
  readonly number: number;
  readonly attributes: readonly OperatorAttribute[];
  /** Attributes of the other options. */
  readonly taken: readonly string[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (option: OptionDraft) => void;
  readonly onRemove: () => void;
}

function OptionFields({
  option,
  number,
  attributes,
  taken,
  error,
  isDisabled,
  onChange,
  onRemove,
}: OptionFieldsProps) {
  const text = useText();
  const { localized: nameOf } = useFormat();
  const attribute = attributes.find(({ slug }) => slug === option.attribute);
  const label = text('product.option', { number });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'start' } }}>
      <SelectField
        label={label}
        value={option.attribute}
        disabled={isDisabled}
        error={error !== undefined}
        helperText={error}
        sx={{ minWidth: 180 }}
        options={attributes
          .filter(({ slug }) => slug === option.attribute || !taken.includes(slug))
          .map(({ slug, name }) => [slug, nameOf(name)])}
        onChange={(slug) => onChange({ attribute: slug, values: [] })}
      />
      <TextField
        select
        size="small"
        label={text('product.valuesOf', { name: label })}
        value={option.values}
        disabled={isDisabled || attribute === undefined}
        sx={{ minWidth: 240, flexGrow: 1 }}
        slotProps={{
          select: {
            multiple: true,
            // In display order, whatever the order in which they were chosen.
            onChange: ({ target }) => {
              const chosen = new Set<unknown>(Array.isArray(target.value) ? target.value : [target.value]);
              const values = (attribute?.values ?? [])
                .map(({ slug }) => slug)
                .filter((one) => chosen.has(one));
              onChange({ ...option, values });
            },
          },
        }}
      >
        {(attribute?.values ?? []).map(({ slug, name }) => (
          <MenuItem key={slug} value={slug}>
            {nameOf(name)}
          </MenuItem>
        ))}
      </TextField>
      {isDisabled ? null : (
        <Button size="small" onClick={onRemove}>
          {text('entry.action', { action: text('entry.remove'), name: label })}
        </Button>
      )}
    </Stack>
  );
}
