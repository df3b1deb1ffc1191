import { Button, Chip, Stack } from '@mui/material';
import {
  offerCalls,
  offerKinds,
  offerStages,
  type OperatorInputOf,
  type OperatorOffer,
} from '@pawlet/operator';
import { type Amounts, AmountFields } from '../parts/AmountFields.tsx';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import type { EntryValues } from '../parts/EntryDialog.tsx';
import { type EntryField, type EntryFieldProps, useEntryFields } from '../parts/entryFields.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { CreateEntry, EntryActions } from './EntryActions.tsx';
import { Period } from './Period.tsx';
import { ProductField } from './ProductField.tsx';
import { useCategoryChoices, useName } from './useName.ts';
import { useShopAddress } from './useShopAddress.ts';
import { useStructure } from './useStructure.ts';

type Creation = OperatorInputOf<typeof offerCalls.createOffer>;

const empty = { kind: 'order', isActive: true, begin: null, end: null };

/** Targets by what the API takes: ids, and the SKU of a gift. */
function toValues(offer: unknown): EntryValues {
  if (!isRecord(offer)) return {};
  const { product, gift, category } = offer;
  return {
    ...offer,
    product: isRecord(product) ? product['id'] : null,
    gift: isRecord(gift) ? gift['sku'] : null,
    category: isRecord(category) ? String(category['id']) : null,
  };
}

/** A choice has texts; the API takes the id of a category as a number. */
function toInput({ category, ...values }: EntryValues): EntryValues {
  return category === undefined || category === null ? values : { ...values, category: Number(category) };
}

/** Automatic discounts, newest first. */
export function OfferList() {
  const text = useText();
  const nameOf = useName();
  const { percent } = useFormat();
  const createFields = useFields(null);
  const choice = (source: string, label: string, choices: readonly { id: string; name: string }[]) => (
    <ChoiceFilter
      key={source}
      source={source}
      label={label}
      alwaysOn
      any={text('search.any')}
      choices={choices}
    />
  );
  return (
    <ConsoleList<OperatorOffer>
      filters={[
        choice(
          'kind',
          text('offer.kind'),
          offerKinds.map((id) => ({ id, name: text(`offer.${id}`) })),
        ),
        choice(
          'state',
          text('field.status'),
          offerStages.map((id) => ({ id, name: text(`offer.${id}`) })),
        ),
      ]}
      empty={text('offer.empty')}
      actions={
        <CreateEntry
          title={text('offer.create')}
          fields={createFields}
          before={empty}
          onSave={(action, values) =>
            action.run(offerCalls.createOffer, { input: toInput(values) as Creation })
          }
        />
      }
      columns={[
        { name: 'name', label: text('field.name'), render: ({ name }) => nameOf(name) },
        {
          name: 'kind',
          label: text('offer.kind'),
          render: ({ kind, percentOff }) =>
            percentOff === null
              ? text(`offer.${kind}`)
              : text('offer.percent', { kind: text(`offer.${kind}`), percent: percent(percentOff / 100) }),
        },
        {
          name: 'target',
          label: text('offer.target'),
          isSecondary: true,
          render: ({ product, gift, category }) =>
            [product?.title, category?.name, gift?.title].filter((one) => one !== undefined).join(' → '),
        },
        { name: 'state', label: text('field.status'), render: ({ state }) => <OfferState state={state} /> },
        {
          name: 'period',
          label: text('offer.period'),
          render: ({ begin, end }) => <Period begin={begin} end={end} />,
        },
        { name: 'actions', label: text('field.actions'), render: (offer) => <OfferActions offer={offer} /> },
      ]}
    />
  );
}

/** Whether shoppers have it now. */
export function OfferState({ state }: Pick<OperatorOffer, 'state'>) {
  const text = useText();
  return (
    <Chip
      size="small"
      label={text(`offer.${state}`)}
      color={state === 'running' ? 'primary' : 'default'}
      variant={state === 'running' ? 'filled' : 'outlined'}
    />
  );
}

function OfferActions({ offer }: { readonly offer: OperatorOffer }) {
  const text = useText();
  const nameOf = useName();
  const shop = useShopAddress();
  const fields = useFields(offer);
  const { version, product } = offer;
  const params = { id: String(offer.id) };
  const name = nameOf(offer.name);
  return (
    <EntryActions
      name={name}
      title={text('offer.edit')}
      fields={fields}
      before={toValues(offer)}
      toValues={toValues}
      onSave={(action, values) =>
        action.run(offerCalls.editOffer, { params, version, input: toInput(values) })
      }
      removal={
        offer.state === 'ended'
          ? null
          : {
              label: text('offer.end'),
              question: text('offer.endQuestion'),
              onConfirm: (action) => action.run(offerCalls.endOffer, { params }),
            }
      }
    >
      <Button
        size="small"
        href={product === null ? shop.route('') : shop.product(product.id)}
        target="_blank"
        rel="noreferrer"
        aria-label={text('entry.action', { action: text('product.view'), name })}
      >
        {text('product.view')}
      </Button>
    </EntryActions>
  );
}

/** Fields of an offer by its kind, which never changes; a new one chooses it first. */
function useFields(offer: OperatorOffer | null): (values: EntryValues) => readonly EntryField[] {
  const text = useText();
  const { data } = useStructure();
  const toChoices = useCategoryChoices();
  const { amounts, choice, flag, localized, number, time, words } = useEntryFields();
  const categories = data?.categories ?? [];
  const idOf = new Map(categories.map(({ slug, id }) => [slug, String(id)]));
  const product: EntryField = {
    name: 'product',
    render: (props) => <ProductField {...props} known={offer?.product ?? null} />,
    describe: (value) => [[text('field.product'), typeof value === 'number' ? String(value) : '']],
  };
  const tiers: EntryField = {
    name: 'tiers',
    render: (props) => <TierFields {...props} />,
    describe: (value) => [[text('offer.tiers'), Array.isArray(value) ? JSON.stringify(value) : '']],
  };
  const ofKind: Readonly<Record<OperatorOffer['kind'], readonly EntryField[]>> = {
    order: [number('percentOff', text('offer.percentOff')), amounts('threshold', text('offer.threshold'))],
    product: [product, number('percentOff', text('offer.percentOff'))],
    pair: [product],
    tiers: [tiers],
    gift: [
      choice(
        'category',
        text('product.category'),
        toChoices(categories).map(({ id, name }) => ({ id: idOf.get(id) ?? id, name })),
      ),
      words('gift', text('offer.gift'), { help: text('offer.giftHelp') }),
    ],
  };
  return ({ kind: given }) => {
    const kind = offerKinds.find((one) => one === given) ?? 'order';
    return [
      ...(offer === null
        ? [
            choice(
              'kind',
              text('offer.kind'),
              offerKinds.map((id) => ({ id, name: text(`offer.${id}`) })),
            ),
          ]
        : []),
      localized('name', text('field.name')),
      ...ofKind[kind],
      time('begin', text('offer.begin')),
      time('end', text('offer.endTime')),
      flag('isActive', text('offer.isActive')),
    ];
  };
}

interface Tier {
  readonly threshold: Amounts;
  readonly reduction: Amounts;
}

function TierFields({ value, onChange, errors }: EntryFieldProps) {
  const text = useText();
  const tiers = Array.isArray(value) ? (value as readonly Tier[]) : [];
  return (
    <Stack spacing={2}>
      {tiers.map((tier, index) => (
        <Stack key={index} spacing={1}>
          {(['threshold', 'reduction'] as const).map((part) => (
            <AmountFields
              key={part}
              label={text(`offer.tier.${part}`, { number: index + 1 })}
              value={tier[part]}
              errors={errors}
              path={`tiers.${index}.${part}`}
              onChange={(amounts) =>
                onChange(tiers.map((one, at) => (at === index ? { ...one, [part]: amounts } : one)))
              }
            />
          ))}
          <Button
            size="small"
            sx={{ alignSelf: 'start' }}
            onClick={() => onChange(tiers.filter((_, at) => at !== index))}
          >
            {text('entry.action', {
              action: text('entry.remove'),
              name: text('offer.tier', { number: index + 1 }),
            })}
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => onChange([...tiers, { threshold: [], reduction: [] }])}
      >
        {text('offer.addTier')}
      </Button>
    </Stack>
  );
}
