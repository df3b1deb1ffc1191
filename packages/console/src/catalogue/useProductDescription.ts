import { type LocalizedText, type OperatorProduct, textLanguages } from '@pawlet/operator';
import type { Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { useName } from './useName.ts';

function isProduct(value: unknown): value is OperatorProduct {
  return isRecord(value) && Array.isArray(value['variants']) && isRecord(value['title']);
}

/** What people read of a product, to see what somebody else has changed in it. */
export function useProductDescription(): (record: unknown) => Description {
  const text = useText();
  const nameOf = useName();
  const { amount, language } = useFormat();
  return (record) => {
    const described = new Map<string, string>();
    if (!isProduct(record)) return described;
    const addTexts = (label: string, texts: LocalizedText) => {
      for (const one of textLanguages)
        described.set(text('entry.inLanguage', { name: label, language: language(one) }), texts[one]);
    };
    described.set(text('field.status'), text(`product.${record.state}`));
    described.set(text('product.category'), nameOf(record.category.name));
    described.set(text('product.brand'), record.brand?.name ?? '');
    for (const name of ['title', 'subtitle', 'content'] as const)
      addTexts(text(`product.${name}`), record[name]);
    for (const [index, row] of record.parameters.entries()) {
      addTexts(text('product.parameterName', { number: index + 1 }), row.name);
      addTexts(text('product.parameterValue', { number: index + 1 }), row.value);
    }
    for (const { sku, values, isActive, prices } of record.variants)
      described.set(
        sku,
        [
          values.join(', '),
          isActive ? '' : text('product.isInactive'),
          ...prices.map(({ currency, price }) => amount(price, currency)),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      );
    for (const [index, { key, alt }] of record.pictures.entries()) {
      described.set(text('product.picture', { number: index + 1 }), key);
      addTexts(text('product.altOf', { number: index + 1 }), alt);
    }
    return described;
  };
}
