import './index.ts';

// Result of `import type {} from '@pawlet/widgets/embed'` for a page.

/** Elements, in JSX and in the DOM. */
export const elements = (
  <>
    <pawlet-product-card product-id="7" layout="row" class="wide" />
    <pawlet-cart selected={[1, 2]} />
    <pawlet-checkout product-id={7} quantity="2" />
    <pawlet-order-list tab="all" />
    <pawlet-points-mall filter="affordable" />
    <pawlet-sign-in-calendar view="week" title="Every day" />
    <pawlet-cloud-storage device-id="CAM1" plan="year" />
    {/* @ts-expect-error -- there is no such option */}
    <pawlet-cart colour="red" />
    {/* @ts-expect-error -- there is no such action */}
    <pawlet-product-card product-id="7" action="by" />
    {/* @ts-expect-error -- it is a number */}
    <pawlet-product-card product-id="seven" />
  </>
);
export const cart = document.querySelector('pawlet-cart');
if (cart !== null) {
  cart.productId = 7;
  cart.selected = [1, 2];
  // @ts-expect-error -- a property is not a string
  cart.productId = '7';
}

document.addEventListener('pawlet:purchase', ({ detail }) => {
  const order: string = detail.orderNumber;
  // @ts-expect-error -- it is a string
  const wrong: number = detail.orderNumber;
  console.log(order, wrong);
});

/** The script, before and after it has loaded. */
window.Pawlet ??= [];
window.Pawlet.push(['on', 'pawlet:cart-changed', ({ count }) => console.log(count + 1)]);
window.Pawlet.push(['update', { language: 'fr', theme: 'dark' }]);
// @ts-expect-error -- there is no such command
window.Pawlet.push(['open']);

export function listen(script: Window['Pawlet']): (() => void) | undefined {
  if (script === undefined || !('version' in script)) return undefined;
  return script.on('pawlet:error', ({ code }, element) => console.log(code, element));
}
