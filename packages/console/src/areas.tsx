import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import {
  afterSalesCalls,
  auditCalls,
  customerCalls,
  keyCalls,
  moderationCalls,
  orderCalls,
  peopleCalls,
  refundCalls,
} from '@pawlet/operator';
import { client } from './api/client.ts';
import { type Area, page } from './area.ts';
import { catalogueAreas } from './catalogue/areas.ts';
import { cloudAreas } from './cloud/areas.ts';
import { invoiceAreas } from './invoices/areas.ts';
import { marketingAreas } from './marketing/areas.ts';
import { parseTextId, toTextId } from './moderation/textId.ts';
import { webhookAreas } from './webhooks/areas.ts';

const loadOrders = () => import('./orders/index.ts');
const loadPeople = () => import('./people/index.ts');
const loadAfterSales = () => import('./after-sales/index.ts');
const loadModeration = () => import('./moderation/index.ts');
const loadCustomers = () => import('./customers/index.ts');
const loadSettings = () => import('./settings/index.ts');

/** The areas in the order of the menu; the first one that a person may open is where they begin. */
export const areas: readonly Area[] = [
  {
    name: 'home',
    scope: 'reports:read',
    group: 'shop',
    icon: DashboardOutlined,
    page: page(() => import('./home/index.ts'), 'HomePage'),
  },
  {
    name: 'orders',
    scope: 'orders:read',
    group: 'shop',
    icon: LocalShippingOutlined,
    page: page(loadOrders, 'OrderList'),
    record: page(loadOrders, 'OrderPage'),
    source: {
      async list({ page: given, filter, sort, signal }) {
        const { field = '', isDescending = false } = sort ?? {};
        const order =
          field === 'created'
            ? { sort: isDescending ? ('-created' as const) : ('created' as const) }
            : field === 'paid'
              ? { sort: 'paid' as const }
              : {};
        const input = { ...given, ...filter, ...order, withTotal: 'true' as const };
        const { data } = await client.call(orderCalls.listOrders, { input, signal });
        return { ...data, items: data.items.map((one) => ({ ...one, id: one.orderSn })) };
      },
      async read(sn, signal) {
        const { data } = await client.call(orderCalls.readOrder, { params: { sn }, signal });
        return { ...data, id: data.orderSn };
      },
    },
  },
  {
    name: 'shipping',
    scope: 'orders:write',
    group: 'shop',
    icon: UploadFileOutlined,
    page: page(loadOrders, 'BulkShippingPage'),
  },
  {
    name: 'after-sales',
    scope: 'orders:read',
    group: 'shop',
    icon: AssignmentReturnOutlined,
    page: page(loadAfterSales, 'RequestList'),
    record: page(loadAfterSales, 'RequestPage'),
    source: {
      async list({ page: given, filter, signal }) {
        const { data } = await client.call(afterSalesCalls.listRequests, {
          input: { ...given, ...filter },
          signal,
        });
        return { ...data, items: data.items.map((one) => ({ ...one, id: one.refundSn })) };
      },
      async read(sn, signal) {
        const { data } = await client.call(afterSalesCalls.readRequest, { params: { sn }, signal });
        return { ...data, id: data.refundSn };
      },
    },
  },
  {
    name: 'approvals',
    scope: 'refunds:write',
    group: 'shop',
    icon: FactCheckOutlined,
    page: page(loadOrders, 'ApprovalList'),
    source: {
      list: async ({ signal }) => ({
        ...(await client.call(refundCalls.listApprovals, { signal })).data,
        next: null,
      }),
    },
  },
  ...invoiceAreas,
  {
    name: 'moderation',
    scope: 'moderation:read',
    group: 'shop',
    icon: RateReviewOutlined,
    page: page(loadModeration, 'TextList'),
    record: page(loadModeration, 'TextPage'),
    source: {
      async list({ page: given, filter: { kind, ...filter }, signal }) {
        const input = { ...given, ...filter };
        const { data } =
          kind === 'review' || kind === 'question' || kind === 'answer'
            ? await client.call(moderationCalls.listTexts, { params: { kind }, input, signal })
            : await client.call(moderationCalls.listHeld, { input, signal });
        return { ...data, items: data.items.map((one) => ({ ...one, textId: one.id, id: toTextId(one) })) };
      },
      async read(id, signal) {
        const { data } = await client.call(moderationCalls.readText, { params: parseTextId(id), signal });
        return { ...data, textId: data.id, id };
      },
    },
  },
  {
    name: 'customers',
    scope: 'customers:read',
    group: 'shop',
    icon: PersonOutlined,
    page: page(loadCustomers, 'CustomerList'),
    record: page(loadCustomers, 'CustomerPage'),
    source: {
      async list({ page: given, filter: { number, ...filter }, signal }) {
        // A search is by the name unless another field is chosen.
        const input = { ...given, ...filter, ...(number === undefined ? {} : { name: number }) };
        return (await client.call(customerCalls.listCustomers, { input, signal })).data;
      },
      read: async (id, signal) =>
        (await client.call(customerCalls.readCustomer, { params: { id }, signal })).data,
    },
  },
  ...marketingAreas,
  ...cloudAreas,
  ...catalogueAreas,
  {
    name: 'settings',
    scope: 'settings:read',
    group: 'settings',
    icon: TuneOutlined,
    page: page(loadSettings, 'SettingsPage'),
  },
  {
    name: 'mails',
    scope: 'settings:read',
    group: 'settings',
    icon: MailOutlined,
    page: page(loadSettings, 'MailsPage'),
  },
  {
    name: 'doctor',
    scope: 'settings:read',
    group: 'settings',
    icon: HealthAndSafetyOutlined,
    page: page(loadSettings, 'DoctorPage'),
  },
  ...webhookAreas,
  {
    name: 'people',
    scope: 'people:read',
    group: 'people',
    icon: GroupOutlined,
    page: page(loadPeople, 'PeopleList'),
    source: {
      list: async ({ signal }) => ({
        ...(await client.call(peopleCalls.listPeople, { signal })).data,
        next: null,
      }),
    },
  },
  {
    name: 'keys',
    scope: 'people:read',
    group: 'people',
    icon: KeyOutlined,
    page: page(loadPeople, 'KeyList'),
    source: {
      async list({ signal }) {
        const { data } = await client.call(keyCalls.listKeys, { signal });
        return { items: data.items.map((key) => ({ ...key, id: key.name })), next: null };
      },
    },
  },
  {
    name: 'audit',
    scope: 'audit:read',
    group: 'people',
    icon: HistoryOutlined,
    page: page(loadPeople, 'AuditList'),
    source: {
      list: async ({ page: given, filter, signal }) =>
        (await client.call(auditCalls.listAudit, { input: { ...given, ...filter }, signal })).data,
    },
  },
];
