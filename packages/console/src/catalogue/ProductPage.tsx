import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type OperatorProduct, productCalls } from '@pawlet/operator';
import { type RecordAction, RecordActions } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { InTurns } from '../parts/InTurns.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { factsKind, picturesKind, textsKind, variantsKind } from './productKinds.ts';
import { productState } from './ProductList.tsx';
import { ProductStock } from './ProductStock.tsx';
import { useShopAddress } from './useShopAddress.ts';

/** A product with everything that an editor needs; each section is saved by itself. */
export function ProductPage() {
  const text = useText();
  const { editProductTexts, editProductPictures, editProductVariants, editProduct } = productCalls;
  return (
    <RecordPage<OperatorProduct> title={(number) => text('product.page', { number })}>
      {(product) => {
        const shared = { record: product, params: { id: String(product.id) } };
        return (
          <Stack spacing={2} key={product.id}>
            <InTurns>
              <ProductHead product={product} />
              <RecordForm
                {...shared}
                title={text('product.texts')}
                kind={textsKind}
                call={editProductTexts}
              />
              <RecordForm
                {...shared}
                title={text('product.pictures')}
                kind={picturesKind}
                call={editProductPictures}
              />
              <RecordForm
                {...shared}
                title={text('product.variants')}
                kind={variantsKind}
                call={editProductVariants}
              />
              <ProductStock product={product} />
              <RecordForm {...shared} title={text('product.facts')} kind={factsKind} call={editProduct} />
            </InTurns>
          </Stack>
        );
      }}
    </RecordPage>
  );
}

function ProductHead({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const { localized } = useFormat();
  const shop = useShopAddress();
  const describe = useDescription([productState]);
  const { id, state, gaps, title, originalLanguage, slug } = product;
  const isOffered = state === 'published' || state === 'sold-out';
  const publish = (label: string, isSoldOut: boolean): RecordAction => ({
    label,
    call: productCalls.publishProduct,
    input: { isSoldOut },
    isMain: !isSoldOut,
    isDisabled: !isSoldOut && gaps.length > 0,
    done: () => text('entry.saved'),
  });
  const actions: RecordAction[] = [];
  if (state === 'published') actions.push(publish(text('product.markSoldOut'), true));
  if (isOffered)
    actions.push({
      label: text('product.unpublish'),
      call: productCalls.unpublishProduct,
      isDanger: true,
      done: () => text('entry.saved'),
    });
  if (state !== 'published')
    actions.push(publish(text(state === 'sold-out' ? 'product.sellAgain' : 'product.publish'), false));
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StateChip state={state} label={text(`product.${state}`)} />
        <Typography component="h2" variant="h6">
          {localized(title) || title[originalLanguage]}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('product.slug')}: {slug}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {isOffered ? (
          <Button href={shop.product(id)} target="_blank" rel="noreferrer">
            {text('product.view')}
          </Button>
        ) : null}
        <RecordActions
          scope="catalogue:write"
          record={product}
          params={{ id: String(id) }}
          describe={describe}
          size="medium"
          actions={actions}
        />
      </Stack>
      {gaps.length === 0 ? null : (
        <Alert severity="info">
          {text('product.gaps', { list: gaps.map((gap) => text(`product.gap.${gap}`)).join(', ') })}
        </Alert>
      )}
    </>
  );
}
