import type {} from '@pawlet/widgets/embed';
import { createPawlet } from '@pawlet/core';
import { createWidgetElement } from '@pawlet/widgets/element';
import { mountWidget } from '@pawlet/widgets/mount';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { render } from 'preact';

// Compiled and never shown: what JSX of Preact may say of an element, and what is an error.

const pawlet = createPawlet({ apiOrigin: 'https://shop.example' });
const element = createWidgetElement({ widget: productCardWidget, pawlet: () => pawlet, mount: mountWidget });
customElements.define('pawlet-product-card', element);

const shown = (
  <>
    <pawlet-product-card product-id="7" layout="row" action="buy" class="wide" />
    <pawlet-product-card product-ids="1,2" shop="outlet">
      <a href="https://shop.example/">In the shop</a>
    </pawlet-product-card>
    <pawlet-cart selected={[1, 2]} onpawlet:purchase={({ detail }) => console.log(detail.orderNumber)} />
    <pawlet-checkout product-id={7} quantity="2" />
    <pawlet-order-list tab="to-pay" />
    <pawlet-points-mall filter="affordable" />
    <pawlet-sign-in-calendar view="week" />
    <pawlet-cloud-storage device-id="CAM1" plan="year" />
    {/* @ts-expect-error -- there is no such option */}
    <pawlet-cart colour="red" />
    {/* @ts-expect-error -- there is no such action */}
    <pawlet-product-card product-id="7" action="by" />
    {/* @ts-expect-error -- it is a number */}
    <pawlet-product-card product-id="seven" />
    {/* @ts-expect-error -- the event does not have it */}
    <pawlet-checkout onpawlet:purchase={({ detail }) => console.log(detail.colour)} />
  </>
);
render(shown, document.body);
