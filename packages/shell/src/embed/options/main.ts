import { productCardWidget } from '@pawlet/widgets/product-card';
import { getOptions } from '../attributes.ts';

/** Logs what is wrong with the options of an element, as the widget says it. */
export function reportMistake(element: Element): void {
  try {
    productCardWidget.parseOptions(getOptions(element));
  } catch (error) {
    console.error(error);
  }
}
