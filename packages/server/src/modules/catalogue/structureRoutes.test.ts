import { categoryIndex, goodsLists } from '@pawlet/core/contract';
import { attributeCalls, brandCalls, categoryCalls, productCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { attributeValues } from '../../db/schema/category.ts';
import { shopContents } from '../../db/schema/shopContent.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const at = ({ id, version }: { readonly id: number; readonly version: string }) => ({
  params: { id: String(id) },
  version,
});
function findSlug<TItem extends { readonly slug: string }>(items: readonly TItem[], slug: string): TItem {
  const found = items.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`No ${slug}`);
  return found;
}
const listCategories = async () => (await local.call(categoryCalls.listCategories)).data.items;
const listBrands = async () => (await local.call(brandCalls.listBrands)).data.items;
const listAttributes = async () => (await local.call(attributeCalls.listAttributes)).data.items;
const findByWord = async (keyword: string) => {
  const { data } = await store.visitor().call(goodsLists, { keyword });
  return (data.data as readonly { readonly id: number }[]).map(({ id }) => id);
};

describe('categories', () => {
  it('are created with a name in some languages, shown to shoppers, edited and removed', async () => {
    const { data } = await local.call(categoryCalls.createCategory, {
      input: {
        name: { en: 'Birds & Co', de: 'Vögel' },
        filters: [{ attribute: 'colour' }, { attribute: 'size' }],
      },
    });
    expect(data).toMatchObject({
      slug: 'birds-co',
      parent: null,
      isHidden: false,
      products: 0,
      name: { en: 'Birds & Co', de: 'Vögel', fr: 'Birds & Co' },
      filters: [{ attribute: 'colour', type: 'checkbox', isRequired: false }, { attribute: 'size' }],
    });
    const shown = async () => JSON.stringify((await store.visitor().call(categoryIndex)).data);
    expect(await shown()).toContain('Birds & Co');
    const edited = await local.call(categoryCalls.editCategory, {
      ...at(data),
      input: { name: { en: 'Parrots' }, parent: 'fountains', label: 'New' },
    });
    expect(edited.data).toMatchObject({
      parent: 'fountains',
      label: 'New',
      name: { en: 'Parrots', de: 'Vögel', fr: 'Birds & Co' },
      filters: data.filters,
    });
    expect(await shown()).not.toContain('Birds & Co');
    const late = local.call(categoryCalls.editCategory, { ...at(data), input: { isHidden: true } });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { version: edited.data.version } });
    await local.call(categoryCalls.removeCategory, { params: { id: String(data.id) } });
    expect((await listCategories()).some(({ id }) => id === data.id)).toBe(false);
    expect(
      await problemOf(local.call(categoryCalls.removeCategory, { params: { id: String(data.id) } })),
    ).toMatchObject({ status: 404 });
  });

  it('rename what their products are found by', async () => {
    const { productId } = await loadSku(store, 'PW-AURA-WH25');
    const category = findSlug(await listCategories(), 'fountains-home');
    await local.call(categoryCalls.editCategory, { ...at(category), input: { name: { en: 'Wellsprings' } } });
    expect(await findByWord('wellsprings')).toContain(productId);
  });

  it('are refused with the fields that are wrong', async () => {
    const fields = async (call: Promise<unknown>) =>
      (await problemOf(call)).errors?.map(({ field, problem }) => [field, problem]);
    const create = (input: object) => local.call(categoryCalls.createCategory, { input: input as never });
    expect(await fields(create({ name: {} }))).toEqual([['name.en', 'required']]);
    expect(await fields(create({ slug: 'fountains', name: { en: 'Again' } }))).toEqual([['slug', 'taken']]);
    expect(
      await fields(
        create({
          name: { en: 'Wrong' },
          parent: 'none',
          picture: 'goods/none/there',
          filters: [{ attribute: 'colour' }, { attribute: 'colour' }, { attribute: 'none' }],
        }),
      ),
    ).toEqual([
      ['parent', 'exists'],
      ['picture', 'exists'],
      ['filters.1.attribute', 'taken'],
      ['filters.2.attribute', 'exists'],
    ]);
    const top = findSlug(await listCategories(), 'fountains');
    const below = local.call(categoryCalls.editCategory, { ...at(top), input: { parent: 'fountains-home' } });
    expect(await fields(below)).toEqual([['parent', 'choice']]);
  });

  it('have the order that they are given', async () => {
    const before = await listCategories();
    const ids = before.map(({ id }) => id).toReversed();
    const { data } = await local.call(categoryCalls.orderCategories, { input: { ids: ids.slice(0, 5) } });
    expect(data.items.map(({ id }) => id)).toEqual([
      ...ids.slice(0, 5),
      ...before.map(({ id }) => id).filter((id) => !ids.slice(0, 5).includes(id)),
    ]);
    const wrong = local.call(categoryCalls.orderCategories, { input: { ids: [ids[0] ?? 0, 999_999] } });
    expect(await problemOf(wrong)).toMatchObject({ errors: [{ field: 'ids.1', problem: 'exists' }] });
  });

  it('in use are not removed, and what uses them is named', async () => {
    const category = findSlug(await listCategories(), 'fountains');
    const path = `/pages/goods/goods?category_id=${category.id}`;
    await store.db
      .insert(shopContents)
      .values({ name: 'shortcuts', value: [{ slug: 'x', name: {}, image: '', path }] })
      .onConflictDoUpdate({ target: shopContents.name, set: { value: [{ path }] } });
    const refused = await problemOf(
      local.call(categoryCalls.removeCategory, { params: { id: String(category.id) } }),
    );
    expect(refused).toMatchObject({ status: 409, reason: 'in-use' });
    const { uses } = refused.current as { uses: { kind: string; count: number; names: string[] }[] };
    expect(Object.fromEntries(uses.map(({ kind, count }) => [kind, count]))).toMatchObject({
      category: 4,
      content: 1,
    });
    const home = findSlug(await listCategories(), 'fountains-home');
    const products = await problemOf(
      local.call(categoryCalls.removeCategory, { params: { id: String(home.id) } }),
    );
    expect(products.current).toMatchObject({ uses: [{ kind: 'product', count: home.products }] });
  });
});

describe('brands', () => {
  it('are created, renamed with what their products are found by, and removed when unused', async () => {
    const { data } = await local.call(brandCalls.createBrand, {
      input: { name: 'Ölwerk', intro: { de: 'Aus Ulm' } },
    });
    expect(data).toMatchObject({
      slug: 'olwerk',
      name: 'Ölwerk',
      intro: { de: 'Aus Ulm', en: 'Aus Ulm' },
      products: 0,
    });
    await local.call(brandCalls.removeBrand, { params: { id: String(data.id) } });
    const brand = findSlug(await listBrands(), 'trailtail');
    const edited = await local.call(brandCalls.editBrand, { ...at(brand), input: { name: 'Quaggatail' } });
    expect(edited.data).toMatchObject({ name: 'Quaggatail', intro: brand.intro, products: brand.products });
    const { productId } = await loadSku(store, 'TT-TOWER-WH');
    expect(await findByWord('quaggatail')).toContain(productId);
    const late = local.call(brandCalls.editBrand, { ...at(brand), input: { name: 'Other' } });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { name: 'Quaggatail' } });
    const used = await problemOf(local.call(brandCalls.removeBrand, { params: { id: String(brand.id) } }));
    expect(used).toMatchObject({
      reason: 'in-use',
      current: { uses: [{ kind: 'product', count: brand.products }] },
    });
  });
});

describe('attributes', () => {
  it('have values that are added, renamed, ordered, and removed when unused', async () => {
    const { data } = await local.call(attributeCalls.createAttribute, {
      input: {
        name: { en: 'Material' },
        values: [{ name: { en: 'Steel' } }, { name: { en: 'Clay', de: 'Ton' } }],
      },
    });
    expect(data).toMatchObject({
      slug: 'material',
      values: [{ slug: 'steel' }, { slug: 'clay', name: { en: 'Clay', de: 'Ton', fr: 'Clay' } }],
    });
    const edited = await local.call(attributeCalls.editAttribute, {
      ...at(data),
      input: { values: [{ slug: 'clay', name: { fr: 'Argile' } }, { name: { en: 'Clay' } }] },
    });
    expect(edited.data.values).toMatchObject([
      { slug: 'clay', name: { en: 'Clay', de: 'Ton', fr: 'Argile' } },
      { slug: expect.stringMatching(/^clay-[\da-f]{6}$/u), name: { en: 'Clay' } },
    ]);
    await local.call(attributeCalls.removeAttribute, { params: { id: String(data.id) } });
    expect(await store.db.$count(attributeValues, eq(attributeValues.attributeId, data.id))).toBe(0);
  });

  it('in use are not removed, nor are their values, and products show new names', async () => {
    const colour = findSlug(await listAttributes(), 'colour');
    const refused = await problemOf(
      local.call(attributeCalls.removeAttribute, { params: { id: String(colour.id) } }),
    );
    expect(refused).toMatchObject({
      reason: 'in-use',
      current: { uses: [{ kind: 'product' }, { kind: 'category' }] },
    });
    const without = colour.values.filter(({ slug }) => slug !== 'white').map(({ slug }) => ({ slug }));
    const less = local.call(attributeCalls.editAttribute, { ...at(colour), input: { values: without } });
    expect(await problemOf(less)).toMatchObject({
      reason: 'in-use',
      current: { uses: [{ kind: 'product' }] },
    });
    const values = colour.values.map(({ slug }) => ({
      slug,
      name: slug === 'white' ? { en: 'Quartz white' } : {},
    }));
    const { data } = await local.call(attributeCalls.editAttribute, { ...at(colour), input: { values } });
    expect(data.values.map(({ slug }) => slug)).toEqual(colour.values.map(({ slug }) => slug));
    const { productId } = await loadSku(store, 'PW-AURA-WH25');
    const product = await local.call(productCalls.readProduct, { params: { id: String(productId) } });
    expect(JSON.stringify(product.data.options)).toContain('Quartz white');
    const twice = local.call(attributeCalls.editAttribute, {
      ...at(data),
      input: { values: [...values, { slug: 'white' }, { name: {} }] },
    });
    expect((await problemOf(twice)).errors?.map(({ problem }) => problem)).toEqual(['taken', 'required']);
  });

  it('have the order that they are given', async () => {
    const ids = (await listAttributes()).map(({ id }) => id).toReversed();
    const { data } = await local.call(attributeCalls.orderAttributes, { input: { ids } });
    expect(data.items.map(({ id }) => id)).toEqual(ids);
  });
});
