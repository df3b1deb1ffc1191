import type {} from '@pawlet/widgets/embed';
import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  signal,
  viewChild,
  type ElementRef,
} from '@angular/core';

// Compiled and never shown: what a component may say of an element, and what is an error.

type Card = HTMLElementTagNameMap['pawlet-product-card'];

@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <pawlet-product-card #card [productId]="productId()" [action]="action"></pawlet-product-card>
    <pawlet-cart></pawlet-cart>
    <output>{{ orderNumber() }}</output>
  `,
})
export class ShopComponent {
  readonly productId = signal<Card['productId']>(7);
  readonly action: Card['action'] = 'buy';
  readonly orderNumber = signal('');
  readonly card = viewChild.required<ElementRef<Card>>('card');

  constructor() {
    afterNextRender(() => {
      const card = this.card().nativeElement;
      card.productIds = [1, 2];
      card.addEventListener('pawlet:purchase', ({ detail }) => this.orderNumber.set(detail.orderNumber));
      // @ts-expect-error -- there is no such action
      card.action = 'by';
      // @ts-expect-error -- it is a number
      card.productId = 'seven';
      // @ts-expect-error -- the event does not have it
      card.addEventListener('pawlet:purchase', ({ detail }) => console.log(detail.colour));
    });
  }

  // @ts-expect-error -- there is no such action
  readonly wrong: Card['action'] = 'by';
}
