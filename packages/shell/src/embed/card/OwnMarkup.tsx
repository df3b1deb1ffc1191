import { formatMoney, roundedCount } from '@pawlet/core/i18n';
import { pictureSources } from '@pawlet/core/rules';
import { useLocale, useText } from '@pawlet/widgets';
import { productMessages } from '@pawlet/widgets/parts';
import { useCardProduct } from '@pawlet/widgets/product-card';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { CardContext } from '../lean/cardActions.ts';
import type { ShownMarkup } from '../product/main.ts';

/** Shows the product of the surrounding card in the page's own markup. */
export function OwnMarkup({ begin }: { readonly begin: () => ShownMarkup }): ReactElement {
  const product = useCardProduct();
  const { shopOrigin, choose, busyId } = useContext(CardContext);
  const text = useText(productMessages);
  const locale = useLocale();
  const [shown] = useState(begin);
  useLayoutEffect(() =>
    shown.draw(product, {
      text,
      money: (amount) => formatMoney(amount, { locale }),
      count: (amount) => roundedCount(amount, locale),
      sources: pictureSources,
      shopOrigin,
      choose,
      busyId,
    }),
  );
  useEffect(() => shown.end, [shown]);
  return <slot name={`product-${product.id}`} />;
}
