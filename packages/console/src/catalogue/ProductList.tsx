import { Button, Chip, Stack, Typography } from '@mui/material';
import { type OperatorProductEntry, productStates, shopCurrencies } from '@pawlet/operator';
import { TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import { brands, categories } from '../forms/references.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState, search } from '../parts/filters.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const side = 48;

const { other, part, time } = detailsOf<OperatorProductEntry>();

/** The state of a product in words. */
export const productState = detailsOf<Pick<OperatorProductEntry, 'state'>>().state(({ state }, { text }) =>
  text(`product.${state}`),
);

/** Pieces, with what there is to know about them. */
export function StockCell({ stock, isLow, isActive = true }: StockCellProps) {
  const text = useText();
  const { number } = useFormat();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {isLow ? <Chip size="small" color="warning" label={text('stock.low')} /> : null}
      {isActive ? null : <Chip size="small" label={text('product.isInactive')} />}
      <span>{number(stock)}</span>
    </Stack>
  );
}

interface StockCellProps {
  readonly stock: number;
  readonly isLow: boolean;
  /** @default true */
  readonly isActive?: boolean;
}

const isLow = choose('isLow', 'product.stock', ['true'], (_, { text }) => text('stock.low'));

/** Products, published or not. */
export const ProductList = createList<OperatorProductEntry>({
  filters: [
    search('text', 'product.search'),
    chooseState(productStates, (state, { text }) => text(`product.${state}`)),
    () => <StructureFilter key="category" source="category" alwaysOn />,
    () => <StructureFilter key="brand" source="brand" alwaysOn />,
    isLow,
    choose(
      'sort',
      'product.sort',
      ['-updated', '-sales', 'stock', 'title'],
      (sort, { text }) => text(`product.sort.${sort}`),
      'product.sort.newest',
    ),
  ],
  Actions: CreateLink,
  empty: 'product.empty',
  columns: [
    part('entry.picture', ({ picture }) =>
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
    ),
    part('field.product', ({ id, title, slug, sku, variants }, { text }) => (
      <>
        <RecordLink id={id} label={title || slug} />
        <Typography variant="body2" color="textSecondary">
          {variants > 1 ? text('product.moreSkus', { sku, number: variants - 1 }) : sku}
        </Typography>
      </>
    )),
    productState,
    secondary(other('product.category', ({ category }) => category.name)),
    other(
      'product.priceFrom',
      ({ prices }, { amount }) => {
        const main = shopCurrencies.find((one) => prices.some(({ currency }) => currency === one));
        const first = prices.find(({ currency }) => currency === main);
        return first === undefined ? '–' : amount(first.price, first.currency);
      },
      { align: 'right' },
    ),
    part('product.stock', (product) => <StockCell {...product} />, { align: 'right' }),
    secondary(time('updated', 'product.updated')),
  ],
});

const sources = { category: categories('id'), brand: brands('id') };

interface StructureFilterProps {
  readonly source: keyof typeof sources;
  /** Read by the list's toolbar. */
  readonly alwaysOn: true;
}

/** Filters by a category or a brand. */
function StructureFilter({ source, alwaysOn }: StructureFilterProps) {
  const text = useText();
  const choices = sources[source].useOptions('');
  return (
    <ChoiceFilter
      source={source}
      label={text(`product.${source}`)}
      alwaysOn={alwaysOn}
      any={text('search.any')}
      choices={choices.map(({ id, name }) => ({
        id: String(id),
        name: typeof name === 'string' ? name : String(id),
      }))}
    />
  );
}

function CreateLink() {
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
