import { cartWidget } from '@pawlet/widgets/cart';
import { createWidgetElement } from '@pawlet/widgets/element';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { createApp } from 'vue';
import { elementParts } from './elementParts.ts';
import Shop from './Shop.vue';

customElements.define(
  'pawlet-product-card',
  createWidgetElement({ ...elementParts, widget: productCardWidget }),
);
customElements.define('pawlet-cart', createWidgetElement({ ...elementParts, widget: cartWidget }));
createApp(Shop).mount('#root');
