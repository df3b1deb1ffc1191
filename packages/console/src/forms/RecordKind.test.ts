import { describe, expect, it } from 'vitest';
import { codeKind, couponKind } from '../marketing/couponKinds.ts';
import { findChanges, findDraft, mergeDraft, type RecordKind, toForm, toInput } from './RecordKind.ts';
import { fields, words } from './shapes.ts';

const kind: RecordKind = {
  name: 'code',
  scope: 'marketing:write',
  shape: (value, isNew) =>
    fields({
      ...(isNew ? { code: words(10) } : {}),
      name: words(10),
      ...(value['name'] === 'a' ? { path: words(9) } : {}),
    }),
};

describe('the form of a record', () => {
  it('has the fields that belong to what is entered', () => {
    const value = { code: 'C', name: 'b', path: '/p' };
    expect(toInput(kind, value, false)).toEqual({ name: 'b' });
    expect(toInput(kind, { ...value, name: 'a' }, true)).toEqual({ code: 'C', name: 'a', path: '/p' });
  });

  it('sends only what was changed, so that what somebody else has changed stays', () => {
    const base = { name: { de: 'a' }, points: 1, rank: 0 };
    expect(findChanges(base, { ...base, name: { de: 'b' } })).toEqual({ name: { de: 'b' } });
    expect(findChanges(base, { ...base })).toEqual({});
  });

  it('keeps what was entered over what somebody else has changed, language by language', () => {
    const draft = findDraft(
      { name: { de: 'a', en: 'a' }, off: { EUR: '1' } },
      { name: { de: 'b', en: 'a' }, off: {} },
    );
    expect(draft).toEqual({ name: { de: 'b' }, off: { EUR: undefined } });
    expect(mergeDraft({ name: { de: 'a', en: 'c' }, off: { EUR: '2', USD: '3' } }, draft)).toEqual({
      name: { de: 'b', en: 'c' },
      off: { USD: '3' },
    });
  });
});

describe('a coupon', () => {
  const record = {
    name: { de: 'Zehn' },
    percentOff: 10,
    amountsOff: null,
    threshold: null,
    validDays: 30,
    validFrom: null,
    validUntil: null,
    products: [
      { id: 3, name: 'Brunnen' },
      { id: 5, name: 'Napf' },
    ],
    categories: [],
    brands: [],
  };
  const send = (changes: Readonly<Record<string, unknown>>) => {
    const form = toForm(couponKind, record);
    return findChanges(toInput(couponKind, form, false), toInput(couponKind, { ...form, ...changes }, false));
  };

  it('is sent as it was loaded with nothing to change', () => {
    expect(send({})).toEqual({});
  });

  it('is worth a percentage or amounts, and valid for days or between two times', () => {
    expect(send({ reduction: 'amounts', amountsOff: { EUR: '5,5' } })).toEqual({
      amountsOff: { EUR: '5.5' },
    });
    expect(send({ validity: 'dates', validFrom: 1, validUntil: 2 })).toEqual({ validFrom: 1, validUntil: 2 });
  });

  it('has no minimum where every amount is emptied, and products by their numbers', () => {
    expect(send({ threshold: { EUR: '9' } })).toEqual({ threshold: { EUR: '9' } });
    expect(send({ products: [{ id: 3, name: 'Brunnen' }, { id: 7 }] })).toEqual({ products: [3, 7] });
    expect(send({ products: [] })).toEqual({ products: [] });
    expect(send({ threshold: {} })).toEqual({});
  });

  it('as a code has no validity of its own', () => {
    const shown = codeKind.shape({ reduction: 'percent' }, true).fields.map(({ name }) => name);
    expect(shown).toContain('code');
    expect(shown).not.toContain('validDays');
  });
});
