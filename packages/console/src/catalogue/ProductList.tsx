import { Button, Chip, Stack } from '@mui/material';
import { type OperatorProductEntry, productStates, shopCurrencies } from '@pawlet/operator';
import { TextInput, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { useCategoryChoices } from './useName.ts';
import { useStructure } from './useStructure.ts';

const side = 48;

/** Products, published or not. */
export function ProductList() {
  const text = useText();
  const { amount, number, time } = useFormat();
  return (
    <ConsoleList<OperatorProductEntry>
      filters={useFilters()}
      actions={<ListActions />}
      empty={text('product.empty')}
      opens
      columns={[
        {
          name: 'picture',
          label: text('entry.picture'),
          render: ({ picture }) =>
            picture === '' ? null : (
              <img
                src={picture}
                alt=""
                width={side}
                height={side}
                loading="lazy"
                style={{ objectFit: 'contain' }}
              />
            ),
        },
        {
          name: 'title',
          label: text('field.product'),
          render: ({ id, title, slug }) => <RecordLink area="products" id={id} label={title || slug} />,
        },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
        { name: 'category', label: text('product.category'), render: ({ category }) => category.name },
        {
          name: 'sku',
          label: text('product.sku'),
          isSecondary: true,
          render: ({ sku, variants }) =>
            variants > 1 ? text('product.moreSkus', { sku, number: variants - 1 }) : sku,
        },
        {
          name: 'price',
          label: text('product.priceFrom'),
          align: 'right',
          render: ({ prices }) => {
            const main = shopCurrencies.find((one) => prices.some(({ currency }) => currency === one));
            const first = prices.find(({ currency }) => currency === main);
            return first === undefined ? '–' : amount(first.price, first.currency);
          },
        },
        {
          name: 'stock',
          label: text('product.stock'),
          align: 'right',
          render: ({ stock, isLow }) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
              {isLow ? <Chip size="small" color="warning" label={text('stock.low')} /> : null}
              <span>{number(stock)}</span>
            </Stack>
          ),
        },
        {
          name: 'updated',
          label: text('product.updated'),
          isSecondary: true,
          render: ({ updated }) => time(updated),
        },
      ]}
    />
  );
}

/** The state of a product; what shoppers can buy stands out least. */
export function StateChip({ state }: Pick<OperatorProductEntry, 'state'>) {
  const text = useText();
  return (
    <Chip
      size="small"
      label={text(`product.${state}`)}
      variant={state === 'published' ? 'outlined' : 'filled'}
      color={state === 'draft' ? 'primary' : 'default'}
    />
  );
}

function ListActions() {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  if (!mayWrite) return null;
  return (
    <TopToolbar>
      <Button component={Link} to="/products/create" variant="contained" size="small">
        {text('product.create')}
      </Button>
    </TopToolbar>
  );
}

function useFilters() {
  const text = useText();
  const { data } = useStructure();
  const toChoices = useCategoryChoices();
  const categories = data?.categories ?? [];
  const idOf = new Map(categories.map(({ slug, id }) => [slug, String(id)]));
  const choice = (
    source: string,
    label: string,
    choices: readonly { id: string; name: string }[],
    any = text('search.any'),
  ) => <ChoiceFilter key={source} source={source} label={label} alwaysOn any={any} choices={choices} />;
  return [
    <TextInput key="text" source="text" label={text('product.search')} type="search" alwaysOn />,
    choice(
      'state',
      text('field.status'),
      productStates.map((id) => ({ id, name: text(`product.${id}`) })),
    ),
    choice(
      'category',
      text('product.category'),
      toChoices(categories).map(({ id, name }) => ({ id: idOf.get(id) ?? id, name })),
    ),
    choice(
      'brand',
      text('product.brand'),
      (data?.brands ?? []).map(({ id, name }) => ({ id: String(id), name })),
    ),
    choice('isLow', text('product.stock'), [{ id: 'true', name: text('stock.low') }]),
    choice(
      'sort',
      text('product.sort'),
      (['-updated', '-sales', 'stock', 'title'] as const).map((id) => ({
        id,
        name: text(`product.sort.${id}`),
      })),
      text('product.sort.newest'),
    ),
  ];
}
