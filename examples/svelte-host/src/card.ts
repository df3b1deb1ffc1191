import { createWidgetElement } from '@pawlet/widgets/element';
import { productCardWidget } from '@pawlet/widgets/product-card';
import { mount } from 'svelte';
import Card from './Card.svelte';
import { elementParts } from './elementParts.ts';

customElements.define(
  'pawlet-product-card',
  createWidgetElement({ ...elementParts, widget: productCardWidget }),
);
mount(Card, { target: document.querySelector('#root') as HTMLElement });
