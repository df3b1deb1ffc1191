import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import TableViewOutlined from '@mui/icons-material/TableViewOutlined';
import {
  attributeCalls,
  brandCalls,
  campaignCalls,
  categoryCalls,
  offerCalls,
  productCalls,
  stockCalls,
} from '@pawlet/operator';
import { client } from '../api/client.ts';
import { type Area, page } from '../area.ts';
import { toTree } from './toTree.ts';

const load = () => import('./index.ts');

/** Products, their stock and order, offers, and sheets. */
export const catalogueAreas: readonly Area[] = [
  {
    name: 'products',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: StorefrontOutlined,
    page: page(load, 'ProductList'),
    record: page(load, 'ProductPage'),
    create: { scope: 'catalogue:write', page: page(load, 'ProductCreatePage') },
    source: {
      list: async ({ page: given, filter, signal }) =>
        (await client.call(productCalls.listProducts, { input: { ...given, ...filter }, signal })).data,
      read: async (id, signal) =>
        (await client.call(productCalls.readProduct, { params: { id }, signal })).data,
    },
  },
  {
    name: 'stock',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: Inventory2Outlined,
    page: page(load, 'StockList'),
    source: {
      async list({ page: given, filter, signal }) {
        const { data } = await client.call(stockCalls.listStock, { input: { ...given, ...filter }, signal });
        return { ...data, items: data.items.map((one) => ({ ...one, id: one.sku })) };
      },
    },
  },
  {
    name: 'stock-journal',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: ReceiptLongOutlined,
    page: page(load, 'StockJournal'),
    source: {
      list: async ({ page: given, filter, signal }) =>
        (await client.call(stockCalls.listStockMovements, { input: { ...given, ...filter }, signal })).data,
    },
  },
  {
    name: 'categories',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: AccountTreeOutlined,
    page: page(load, 'CategoryList'),
    source: {
      async list({ signal }) {
        const { data } = await client.call(categoryCalls.listCategories, { signal });
        return { items: toTree(data.items), next: null };
      },
    },
  },
  {
    name: 'brands',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: SellOutlined,
    page: page(load, 'BrandList'),
    source: {
      list: async ({ signal }) => ({
        ...(await client.call(brandCalls.listBrands, { signal })).data,
        next: null,
      }),
    },
  },
  {
    name: 'attributes',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: StyleOutlined,
    page: page(load, 'AttributeList'),
    source: {
      list: async ({ signal }) => ({
        ...(await client.call(attributeCalls.listAttributes, { signal })).data,
        next: null,
      }),
    },
  },
  {
    name: 'offers',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: LocalOfferOutlined,
    page: page(load, 'OfferList'),
    source: {
      list: async ({ page: given, filter, signal }) =>
        (await client.call(offerCalls.listOffers, { input: { ...given, ...filter }, signal })).data,
    },
  },
  {
    name: 'campaigns',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: CampaignOutlined,
    page: page(load, 'CampaignList'),
    source: {
      list: async ({ page: given, signal }) =>
        (await client.call(campaignCalls.listCampaigns, { input: given, signal })).data,
    },
  },
  {
    name: 'sheets',
    scope: 'catalogue:read',
    group: 'catalogue',
    icon: TableViewOutlined,
    page: page(load, 'SheetsPage'),
  },
];
