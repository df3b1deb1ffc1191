import { useFormat } from '@pawlet/widgets';
import { useAddToCart, useProduct, useVariants } from '@pawlet/widgets/product';

export function OwnProduct({ productId }: { readonly productId: number }) {
  const product = useProduct(productId).data ?? undefined;
  const choice = useVariants(product);
  const { add, busyId, sheet } = useAddToCart();
  const format = useFormat();
  if (product === undefined || choice === undefined) return <p>One moment …</p>;
  return (
    <section className="ownProduct">
      <h3>{product.title}</h3>
      {choice.groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.title}</legend>
          {group.values.map(({ id, title, state, isDisabled, choose }) => (
            <button
              key={id}
              type="button"
              aria-pressed={state === 'selected'}
              disabled={isDisabled}
              onClick={choose}
            >
              {title}
            </button>
          ))}
        </fieldset>
      ))}
      <button type="button" disabled={busyId === product.id} onClick={() => add(product, choice)}>
        Into the bag for {format.money(choice.price)}
      </button>
      {sheet}
    </section>
  );
}
