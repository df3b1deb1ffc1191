import { cartWidget } from '@pawlet/widgets/cart';
import { createWidgetElement } from '@pawlet/widgets/element';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { mount } from 'svelte';
import { elementParts } from './elementParts.ts';
import Shop from './Shop.svelte';

customElements.define(
  'pawlet-product-card',
  createWidgetElement({ ...elementParts, widget: productCardWidget }),
);
customElements.define('pawlet-cart', createWidgetElement({ ...elementParts, widget: cartWidget }));
mount(Shop, { target: document.querySelector('#root') as HTMLElement });
