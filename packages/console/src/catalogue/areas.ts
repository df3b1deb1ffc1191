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
  type OperatorCategory,
  productCalls,
  stockCalls,
} from '@pawlet/operator';
import { callSource } from '../api/callSource.ts';
import { type Area, page } from '../area.ts';
import { toTree } from './toTree.ts';

const load = () => import('./index.ts');

const shared = { scope: 'catalogue:read', group: 'catalogue' } as const;
const categories = callSource(categoryCalls.listCategories, { isPaged: false });

/** Products, their stock and order, offers, and sheets. */
export const catalogueAreas: readonly Area[] = [
  {
    ...shared,
    name: 'products',
    icon: StorefrontOutlined,
    page: page(load, 'ProductList'),
    record: page(load, 'ProductPage'),
    create: { scope: 'catalogue:write', page: page(load, 'ProductCreatePage') },
    source: callSource(productCalls.listProducts, { read: productCalls.readProduct }),
  },
  {
    ...shared,
    name: 'stock',
    icon: Inventory2Outlined,
    page: page(load, 'StockList'),
    source: callSource(stockCalls.listStock, { id: 'sku' }),
  },
  {
    ...shared,
    name: 'stock-journal',
    icon: ReceiptLongOutlined,
    page: page(load, 'StockJournal'),
    source: callSource(stockCalls.listStockMovements),
  },
  {
    ...shared,
    name: 'categories',
    icon: AccountTreeOutlined,
    page: page(load, 'CategoryList'),
    source: {
      async list(query) {
        const { items, next } = await categories.list(query);
        return { items: toTree(items as readonly OperatorCategory[]), next };
      },
    },
  },
  {
    ...shared,
    name: 'brands',
    icon: SellOutlined,
    page: page(load, 'BrandList'),
    source: callSource(brandCalls.listBrands, { isPaged: false }),
  },
  {
    ...shared,
    name: 'attributes',
    icon: StyleOutlined,
    page: page(load, 'AttributeList'),
    source: callSource(attributeCalls.listAttributes, { isPaged: false }),
  },
  {
    ...shared,
    name: 'offers',
    icon: LocalOfferOutlined,
    page: page(load, 'OfferList'),
    source: callSource(offerCalls.listOffers),
  },
  {
    ...shared,
    name: 'campaigns',
    icon: CampaignOutlined,
    page: page(load, 'CampaignList'),
    source: callSource(campaignCalls.listCampaigns),
  },
  { ...shared, name: 'sheets', icon: TableViewOutlined, page: page(load, 'SheetsPage') },
];
