import { shopMessages } from '@pawlet/core/errors';
import { createTranslator, interfaceLanguages } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';
import { defineWidget } from './defineWidget.ts';
import { choiceOption, flagOption, idOption, idsOption, numberOption, textOption } from './options/index.ts';
import { uiMessages } from './uiMessages.ts';

interface CardProps {
  readonly productId: number;
  readonly layout?: 'row' | 'column' | undefined;
  readonly tags?: readonly number[] | undefined;
  readonly isQuiet?: boolean | undefined;
  readonly label?: string | undefined;
  readonly count?: number | undefined;
  readonly onTap?: (() => void) | undefined;
}

const card = defineWidget({
  id: 'product-card',
  component: (_props: CardProps) => null,
  messages: [],
  options: {
    productId: idOption('The product.'),
    layout: choiceOption(['row', 'column'], 'How it stands.', 'row'),
    tags: idsOption('Its tags.', { max: 3 }),
    isQuiet: flagOption('Says nothing.'),
    label: textOption('Its label.', { maxLength: 5 }),
    count: numberOption('How many.', { min: 0, max: 9 }),
  },
  required: ['productId'],
  check: ({ label, count }) => (label !== undefined && count !== undefined ? 'label or count.' : undefined),
  events: ['pawlet:purchase', 'pawlet:error'],
});

describe('the options of a widget', () => {
  it.each([
    [{ productId: 7 }, {}],
    [{ 'product-id': '7', layout: '', tags: null }, {}],
    [{ productId: 7, layout: 'column' }, { layout: 'column' }],
    [{ productId: 7, tags: '3, 1' }, { tags: [3, 1] }],
    [{ productId: 7, tags: [2] }, { tags: [2] }],
    [{ productId: 7, 'is-quiet': '' }, { isQuiet: true }],
    [{ productId: 7, 'is-quiet': 'false' }, {}],
    [{ productId: 7, count: '0' }, { count: 0 }],
    [{ productId: 7, label: 'abcde' }, { label: 'abcde' }],
  ])('are parsed from %j', (options, more) => {
    expect(card.parseOptions(options)).toEqual({ productId: 7, layout: 'row', isQuiet: false, ...more });
  });

  it.each([
    [{}, 'option "productId" of widget "product-card" must be a positive whole number, but is missing'],
    [
      { productId: '7a' },
      'option "productId" of widget "product-card" must be a positive whole number, but is "7a"',
    ],
    [{ productId: 2 ** 31 }, 'option "productId"'],
    [
      { productId: 7, layout: 'tile' },
      'option "layout" of widget "product-card" must be one of "row", "column"',
    ],
    [{ productId: 7, tags: '1,x' }, 'option "tags" of widget "product-card" must be 1 to 3 positive whole'],
    [{ productId: 7, tags: '1,2,3,4' }, 'option "tags"'],
    [{ productId: 7, isQuiet: 'yes' }, 'option "isQuiet" of widget "product-card" must be true or false'],
    [{ productId: 7, label: 'abcdef' }, 'a text of at most 5 characters, but is "abcdef"'],
    [{ productId: 7, count: 10 }, 'a whole number from 0 to 9, but is 10'],
    [{ productId: 7, label: 'a', count: 1 }, 'do not fit: label or count.'],
    [{ productId: 7, colour: 'red' }, 'widget "product-card" has no option "colour"'],
    [{ productId: 7, toString: 'red' }, 'widget "product-card" has no option "toString"'],
    [[7], 'the options of widget "product-card" must be an object'],
  ])('are refused by name: %j', (options, message) => {
    expect(() => card.parseOptions(options)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(message) as string }),
    );
  });

  it('are written as they are parsed, without props that are not options', () => {
    const props = { productId: 7, tags: [3, 1], isQuiet: true, count: 0, onTap: () => undefined };
    const written = card.writeOptions(props);
    expect(written).toEqual({ 'product-id': '7', tags: '3,1', 'is-quiet': 'true', count: '0' });
    expect(card.writeOptions(card.parseOptions(written))).toEqual({ ...written, layout: 'row' });
  });
});

describe('the events of a widget', () => {
  it('are its own and those of all widgets, each once', () => {
    expect(card.events).toEqual([
      'pawlet:ready',
      'pawlet:login-required',
      'pawlet:upgrade-required',
      'pawlet:error',
      'pawlet:purchase',
    ]);
  });
});

describe('the texts of the building blocks', () => {
  it.each(interfaceLanguages.filter((language) => language !== 'en'))(
    'match the messages of spec 8 in %s',
    async (language) => {
      const translator = createTranslator({ language });
      await translator.load(uiMessages, shopMessages);
      const ui = translator.getTexts(uiMessages.id);
      const shop = translator.getTexts(shopMessages.id);
      expect(ui?.['ui.networkError']).toBe(shop?.['error.network']);
      expect(Object.keys(ui ?? {})).toEqual(Object.keys(uiMessages.en));
    },
  );
});
