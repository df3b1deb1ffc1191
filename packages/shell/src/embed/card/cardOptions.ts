import { getOptions } from '../attributes.ts';

/** The options of a card, with valid values. */
export interface CardOptions {
  /** Different ids in the given order. */
  readonly ids: readonly number[];
  readonly layout: string;
  readonly action: string;
}

const list = /^\s*\d{1,10}\s*(?:,\s*\d{1,10}\s*){0,49}$/u;
const highestId = 2_147_483_647;

/**
 * The options in the attributes of an element; undefined if any is invalid. The rules are those of the widget, which says
 * what is wrong with a long message and is only loaded for it.
 */
export function readCardOptions(element: Element): CardOptions | undefined {
  const given = getOptions(element);
  const { 'product-id': one = '', 'product-ids': several = '', layout = '', action = '', ...others } = given;
  const text = one || several;
  const ids = text.split(',').map(Number);
  const isValid =
    Object.keys(others).length === 0 &&
    (one === '') !== (several === '') &&
    list.test(text) &&
    (one === '' || ids.length === 1) &&
    ids.every((id) => id > 0 && id <= highestId) &&
    /^(?:card|row)?$/u.test(layout) &&
    /^(?:cart|buy|link)?$/u.test(action);
  return isValid ? { ids: [...new Set(ids)], layout: layout || 'card', action: action || 'cart' } : undefined;
}
