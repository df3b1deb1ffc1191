import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type OperatorProduct, productCalls } from '@pawlet/operator';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { StateChip } from './ProductList.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductStock } from './ProductStock.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import { ProductVariants } from './ProductVariants.tsx';
import { useName } from './useName.ts';
import { useProductEdit } from './useProductEdit.tsx';
import { useShopAddress } from './useShopAddress.ts';

/** A product with everything that an editor needs; each section is saved by itself. */
export function ProductPage() {
  const text = useText();
  return (
    <RecordPage<OperatorProduct>
      title={(number) => text('product.page', { number })}
      renderHead={(id) => <RecordNeighbors area="products" id={id} />}
    >
      {(product) => (
        <>
          <ProductHead key={`head-${product.id}`} product={product} />
          <Stack spacing={2} key={product.id}>
            <ProductTexts product={product} />
            <ProductPictures product={product} />
            <ProductVariants product={product} />
            <ProductStock product={product} />
            <ProductFacts product={product} />
          </Stack>
        </>
      )}
    </RecordPage>
  );
}

function ProductHead({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const nameOf = useName();
  const shop = useShopAddress();
  const mayWrite = useHasScope('catalogue:write');
  const { action, at, finish } = useProductEdit(product);
  const { state, gaps } = product;
  const isOffered = state === 'published' || state === 'sold-out';
  const publish = async (isSoldOut: boolean) =>
    finish(await action.run(productCalls.publishProduct, { params: at.params, input: { isSoldOut } }));
  const unpublish = async () =>
    finish(await action.run(productCalls.unpublishProduct, { params: at.params }));
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StateChip state={state} />
        <Typography component="h2" variant="h6">
          {nameOf(product.title) || product.title[product.originalLanguage]}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {isOffered ? (
          <Button href={shop.product(product.id)} target="_blank" rel="noreferrer">
            {text('product.view')}
          </Button>
        ) : null}
        {mayWrite && state === 'published' ? (
          <Button variant="outlined" disabled={action.isBusy} onClick={() => void publish(true)}>
            {text('product.markSoldOut')}
          </Button>
        ) : null}
        {mayWrite && isOffered ? (
          <Button variant="outlined" color="error" disabled={action.isBusy} onClick={() => void unpublish()}>
            {text('product.unpublish')}
          </Button>
        ) : null}
        {mayWrite && state !== 'published' ? (
          <Button
            variant="contained"
            disabled={action.isBusy || gaps.length > 0}
            onClick={() => void publish(false)}
          >
            {text(state === 'sold-out' ? 'product.sellAgain' : 'product.publish')}
          </Button>
        ) : null}
      </Stack>
      {gaps.length === 0 ? null : (
        <Alert severity="info">
          {text('product.gaps', { list: gaps.map((gap) => text(`product.gap.${gap}`)).join(', ') })}
        </Alert>
      )}
      {action.conflict === null ? null : <Alert severity="warning">{action.conflict.detail}</Alert>}
    </>
  );
}
