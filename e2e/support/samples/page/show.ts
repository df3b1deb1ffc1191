import { createPawlet, type Pawlet } from '@pawlet/core';
import { PawletApp } from '@pawlet/widgets/app';
import { ProductCard } from '@pawlet/widgets/product-card';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

// What the application of a sample does around it, in the browser.

declare global {
  interface Window {
    /** Origin of the shop, written into the page before its scripts run. */
    readonly sampleShop: string;
    /** The shop that a sample takes for granted. */
    pawlet?: Pawlet | undefined;
  }
}

/** Creates the shop that a sample takes for granted. */
export function giveShop(): void {
  window.pawlet = createPawlet({ apiOrigin: window.sampleShop });
}

/** Renders the components that a module of a sample exports, with the application's shop around them or handed to them. */
export function showComponents(exported: Readonly<Record<string, unknown>>, hasOwnApp: boolean): void {
  const components = Object.values(exported).filter((one) => typeof one === 'function');
  render(
    components.map((component, index) => {
      const { pawlet } = window;
      const shown = createElement(component as ComponentType<{ pawlet: Pawlet | undefined }>, {
        key: index,
        pawlet,
      });
      return hasOwnApp || pawlet === undefined
        ? shown
        : createElement(PawletApp, { key: index, pawlet }, shown);
    }),
  );
}

/** Renders a card of the shop that a sample has created. */
export function showCard(pawlet: Pawlet): void {
  render([createElement(PawletApp, { key: 1, pawlet }, createElement(ProductCard, { productId: 1 }))]);
}

function render(elements: readonly ReactElement[]): void {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no root.');
  createRoot(root).render(elements);
}
