import { useCartState, usePawlet, useText } from '@pawlet/widgets';
import { Cart, cartMessages } from '@pawlet/widgets/cart';
import { Button } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useVisitState } from '../../stack/PageContext.ts';

/** The cart, a page of the tab bar. */
export function CartPage() {
  const { cart } = usePawlet();
  const text = useText(cartMessages);
  const count = useCartState((state) => state.count);
  const hasLines = useCartState((state) => state.lines.length > 0);
  const [isEditing, setIsEditing] = useVisitState(false);
  return (
    <Page
      title={count > 0 ? text('cart.titleCount', { total: count }) : text('cart.title')}
      onRefresh={() => cart.refresh()}
      barActions={
        hasLines ? (
          <Button size="s" variant="ghost" tone="neutral" onClick={() => setIsEditing(!isEditing)}>
            {text(isEditing ? 'cart.done' : 'cart.edit')}
          </Button>
        ) : undefined
      }
    >
      <Cart isEditing={isEditing && hasLines} />
    </Page>
  );
}
