import {
  attributeCalls,
  brandCalls,
  categoryCalls,
  couponCalls,
  type OperatorCategory,
  productCalls,
  stockCalls,
} from '@pawlet/operator';
import { toTree } from '../catalogue/toTree.ts';
import { useCall } from '../parts/useCall.ts';
import { useFormat } from '../texts/useFormat.ts';
import type { ReferenceSource } from './ReferenceField.tsx';

const toSearch = (text: string) => ({ limit: '20', ...(text === '' ? {} : { text }) });

/** Products by title, number or SKU. */
export const products: ReferenceSource = {
  isSearched: true,
  hasPictures: true,
  useOptions(entered) {
    const { data } = useCall(productCalls.listProducts, { input: toSearch(entered) });
    return (data?.items ?? []).map(({ id, title, slug, picture }) => ({ id, name: title || slug, picture }));
  },
};

/** Variants by SKU or title. */
export const variants: ReferenceSource = {
  isSearched: true,
  useOptions(entered) {
    const { data } = useCall(stockCalls.listStock, { input: toSearch(entered) });
    return (data?.items ?? []).map(({ sku, title, variant }) => ({
      id: sku,
      name: [sku, title, variant].filter((part) => part !== '').join(' · '),
    }));
  },
};

/** Coupons by name. */
export const coupons: ReferenceSource = {
  isSearched: true,
  useOptions(entered) {
    const { localized } = useFormat();
    const { data } = useCall(couponCalls.listCoupons, { input: toSearch(entered) });
    return (data?.items ?? []).map(({ id, name }) => ({ id, name: localized(name) }));
  },
};

/** Categories with those above each, by the given field. */
export const categories = (by: 'id' | 'slug'): ReferenceSource => ({
  isSearched: false,
  useOptions() {
    const { localized } = useFormat();
    const { data } = useCall(categoryCalls.listCategories);
    const all = toTree(data?.items ?? []);
    const known = new Map(all.map((one) => [one.slug, one]));
    const toPath = ({ name, parent }: OperatorCategory): string => {
      const above = parent === null ? undefined : known.get(parent);
      return above === undefined ? localized(name) : `${toPath(above)} / ${localized(name)}`;
    };
    return all.map((one) => ({ id: one[by], name: toPath(one) }));
  },
});

/** Brands, by the given field. */
export const brands = (by: 'id' | 'slug'): ReferenceSource => ({
  isSearched: false,
  useOptions() {
    const { data } = useCall(brandCalls.listBrands);
    return (data?.items ?? []).map((one) => ({ id: one[by], name: one.name }));
  },
});

/** Attributes by their slugs. */
export const attributes: ReferenceSource = {
  isSearched: false,
  useOptions() {
    const { localized } = useFormat();
    const { data } = useCall(attributeCalls.listAttributes);
    return (data?.items ?? []).map(({ slug, name }) => ({ id: slug, name: localized(name) }));
  },
};

/** Values of all attributes, as `<attribute>=<value>`. */
export const attributeValues: ReferenceSource = {
  isSearched: false,
  useOptions() {
    const { localized } = useFormat();
    const { data } = useCall(attributeCalls.listAttributes);
    return (data?.items ?? []).flatMap(({ slug, name, values }) =>
      values.map((value) => ({
        id: `${slug}=${value.slug}`,
        name: `${localized(name)}: ${localized(value.name)}`,
      })),
    );
  },
};
