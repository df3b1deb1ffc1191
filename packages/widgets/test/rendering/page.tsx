import type { Pawlet } from '@pawlet/core';
import { createElement, StrictMode, type ReactElement } from 'react';
import { PawletApp } from '../../src/app/index.ts';
import { cartWidget } from '../../src/cart/widget.ts';
import { cashierWidget } from '../../src/cashier/widget.ts';
import { checkoutWidget } from '../../src/checkout/widget.ts';
import { cloudStorageWidget } from '../../src/cloud-storage/widget.ts';
import { orderListWidget } from '../../src/order-list/widget.ts';
import { pointsMallWidget } from '../../src/points-mall/widget.ts';
import { productCardWidget } from '../../src/product-card/widget.ts';
import type { AnyWidget } from '../../src/runtime/index.ts';
import { signInCalendarWidget } from '../../src/sign-in-calendar/widget.ts';

interface Shown {
  readonly widget: AnyWidget<object>;
  readonly options: Readonly<Record<string, string>>;
  /** What a visitor's page shows in German. */
  readonly content: RegExp;
}

const show = (widget: unknown, content: RegExp, options: Shown['options'] = {}): Shown => ({
  widget: widget as AnyWidget<object>,
  options,
  content,
});

/** Every widget with its options. */
export const shownWidgets: Readonly<Record<string, Shown>> = {
  'product-card': show(productCardWidget, /Futterautomat.*69,90\s€/u, { 'product-id': '7' }),
  cart: show(cartWidget, /Dein Warenkorb ist leer.*Trinkbrunnen.*\d,\d\d\s€/u),
  checkout: show(checkoutWidget, /Melde dich an, um zur Kasse zu gehen/u, { 'product-id': '9' }),
  cashier: show(cashierWidget, /Wird geladen/u, { 'order-number': '20260101000001' }),
  'order-list': show(orderListWidget, /Melde dich an, um deine Bestellungen zu sehen/u),
  'points-mall': show(pointsMallWidget, /Prämienshop.*Edelstahlnapf.*1\.200 Punkte/u),
  'sign-in-calendar': show(signInCalendarWidget, /Täglich einchecken.*Tag 7.*Aufgaben/u),
  'cloud-storage': show(cloudStorageWidget, /Jahrestarif.*24,90\s€.*Monatstarif/u),
};

/** What server and browser render alike. */
export function Page({
  pawlet,
  widget: id,
}: {
  readonly pawlet: Pawlet;
  readonly widget: string;
}): ReactElement {
  const found = shownWidgets[id];
  if (found === undefined) throw new Error(`There is no widget "${id}".`);
  const { widget, options } = found;
  return (
    <StrictMode>
      <PawletApp pawlet={pawlet}>{createElement(widget.component, widget.parseOptions(options))}</PawletApp>
    </StrictMode>
  );
}
