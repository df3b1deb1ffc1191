import { shopMessages } from '@pawlet/core/errors';
import { interfaceLanguages } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';
import { defineWidget } from './defineWidget.ts';
import { wordsCatalogue } from './words/wordsCatalogue.ts';

const card = defineWidget({
  id: 'product-card',
  component: (_props: { readonly productId: number; readonly layout?: 'row' | 'column' | undefined }) => null,
  messages: [],
  parseOptions: (options) => ({
    productId: options.id('productId'),
    layout: options.optionalChoice('layout', ['row', 'column']),
  }),
});

describe('defineWidget', () => {
  it.each([[{ productId: 7 }], [{ 'product-id': '7' }]])('reads %j', (options) => {
    expect(card.parseOptions(options)).toEqual({ productId: 7, layout: undefined });
  });

  it.each([
    [{}, 'option "productId" of widget "product-card" must be a positive whole number, but is missing'],
    [
      { productId: '7a' },
      'option "productId" of widget "product-card" must be a positive whole number, but is "7a"',
    ],
    [
      { productId: 7, layout: 'tile' },
      'option "layout" of widget "product-card" must be one of "row", "column"',
    ],
    [{ productId: 7, colour: 'red' }, 'widget "product-card" has no option "colour"'],
    [[7], 'the options of widget "product-card" must be an object'],
  ])('refuses %j by name', (options, message) => {
    expect(() => card.parseOptions(options)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(message) as string }),
    );
  });
});

describe('the words of the building blocks', () => {
  it.each(interfaceLanguages.filter((language) => language !== 'en'))(
    'say the same as the messages of spec 8 in %s',
    async (language) => {
      const read = async (texts: unknown): Promise<Record<string, string>> =>
        (typeof texts === 'function' ? await (texts as () => Promise<unknown>)() : texts) as Record<
          string,
          string
        >;
      const words = await read(wordsCatalogue.load[language]);
      const messages = await read(shopMessages.load[language]);
      expect(words['ui.networkError']).toBe(messages['error.network']);
      expect(Object.keys(words)).toEqual(Object.keys(wordsCatalogue.en));
    },
  );
});
