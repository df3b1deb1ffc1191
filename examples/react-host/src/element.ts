import { createPawlet } from '@pawlet/core';
import { adoptStyles, createWidgetElement } from '@pawlet/widgets/element';
import { mountWidget } from '@pawlet/widgets/mount';
import { productCardWidget } from '@pawlet/widgets/product-card';
import styles from '@pawlet/widgets/style.css?inline';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });

/** Styles of the page do not apply in a shadow root, so the element includes those of the shop. */
adoptStyles(styles);
customElements.define(
  'my-product-card',
  createWidgetElement({ widget: productCardWidget, pawlet: () => pawlet, mount: mountWidget }),
);
