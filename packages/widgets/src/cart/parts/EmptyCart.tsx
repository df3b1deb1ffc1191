import type { ReactElement } from 'react';
import { ProductTile, useAddToCart } from '../../parts/index.ts';
import { useHost, useQuery, useRequireLogin, useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../cartMessages.ts';
import { recommendedQuery } from '../recommended.ts';

/** The empty cart: a link to products, and some of them. */
export function EmptyCart({ isVisitor }: { readonly isVisitor: boolean }): ReactElement {
  const host = useHost();
  const text = useText(cartMessages);
  const requireLogin = useRequireLogin();
  return (
    <>
      <EmptyState
        picture={<Icon name="cart" size={56} />}
        title={text('cart.empty')}
        description={isVisitor ? text('cart.visitor') : undefined}
        action={
          <>
            {isVisitor ? (
              <Button variant="outlined" onClick={() => void requireLogin()}>
                {text('cart.logIn')}
              </Button>
            ) : null}
            <Button onClick={() => void host.navigate('/pages/index/index')}>
              {text('cart.goShopping')}
            </Button>
          </>
        }
      />
      <Recommended />
    </>
  );
}

function Recommended(): ReactElement | null {
  const text = useText(cartMessages);
  const { add, sheet } = useAddToCart();
  const product = useQuery(recommendedQuery(), {
    refreshOnFocus: false,
  });
  const items = product.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles['recommended']}>
      <h2 className={styles['heading']}>{text('cart.recommended')}</h2>
      <div className={styles['grid']}>
        {items.map((item) => (
          <ProductTile key={item.id} product={item} onAdd={add} />
        ))}
      </div>
      {sheet}
    </section>
  );
}
