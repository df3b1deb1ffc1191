import { createWidgetElement } from '@pawlet/widgets/element';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { createApp } from 'vue';
import Card from './Card.vue';
import { elementParts } from './elementParts.ts';

customElements.define(
  'pawlet-product-card',
  createWidgetElement({ ...elementParts, widget: productCardWidget }),
);
createApp(Card).mount('#root');
