import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import {
  afterSalesCalls,
  auditCalls,
  customerCalls,
  freightCalls,
  keyCalls,
  moderationCalls,
  orderCalls,
  peopleCalls,
  refundCalls,
} from '@pawlet/operator';
import { callSource } from './api/callSource.ts';
import { client } from './api/client.ts';
import { type Area, page } from './area.ts';
import { catalogueAreas } from './catalogue/areas.ts';
import { cloudAreas } from './cloud/areas.ts';
import { invoiceAreas } from './invoices/areas.ts';
import { marketingAreas } from './marketing/areas.ts';
import { parseTextId, toTextId } from './moderation/textId.ts';
import { webhookAreas } from './webhooks/areas.ts';

const orders = callSource(orderCalls.listOrders, { read: orderCalls.readOrder, id: 'orderSn', param: 'sn' });
const customers = callSource(customerCalls.listCustomers, { read: customerCalls.readCustomer });

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
      ...orders,
      list: ({ filter, sort, ...query }) =>
        orders.list({
          ...query,
          sort,
          filter: {
            ...filter,
            ...(sort === undefined ? {} : { sort: `${sort.isDescending ? '-' : ''}${sort.field}` }),
            withTotal: 'true',
          },
        }),
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
    name: 'jobs',
    scope: 'orders:write',
    group: 'shop',
    icon: PendingActionsOutlined,
    page: page(loadOrders, 'JobsPage'),
  },
  {
    name: 'after-sales',
    scope: 'orders:read',
    group: 'shop',
    icon: AssignmentReturnOutlined,
    page: page(loadAfterSales, 'RequestList'),
    record: page(loadAfterSales, 'RequestPage'),
    source: callSource(afterSalesCalls.listRequests, {
      read: afterSalesCalls.readRequest,
      id: 'refundSn',
      param: 'sn',
    }),
  },
  {
    name: 'approvals',
    scope: 'refunds:write',
    group: 'shop',
    icon: FactCheckOutlined,
    page: page(loadOrders, 'ApprovalList'),
    source: callSource(refundCalls.listApprovals, { isPaged: false }),
  },
  {
    name: 'refunds',
    scope: 'orders:read',
    group: 'shop',
    under: 'approvals',
    icon: FactCheckOutlined,
    page: page(loadOrders, 'RefundList'),
    source: callSource(refundCalls.listRefunds, { id: 'refundNo' }),
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
      ...customers,
      // A search is by the name unless another field is chosen.
      list: ({ filter: { number, ...filter }, ...query }) =>
        customers.list({ ...query, filter: number === undefined ? filter : { ...filter, name: number } }),
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
    name: 'freight',
    scope: 'settings:read',
    group: 'settings',
    icon: LocalShippingOutlined,
    page: page(loadSettings, 'FreightList'),
    source: callSource(freightCalls.listFreight, { id: 'country', isPaged: false }),
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
    source: callSource(peopleCalls.listPeople, { isPaged: false }),
  },
  {
    name: 'keys',
    scope: 'people:read',
    group: 'people',
    icon: KeyOutlined,
    page: page(loadPeople, 'KeyList'),
    source: callSource(keyCalls.listKeys, { id: 'name', isPaged: false }),
  },
  {
    name: 'audit',
    scope: 'audit:read',
    group: 'people',
    icon: HistoryOutlined,
    page: page(loadPeople, 'AuditList'),
    source: callSource(auditCalls.listAudit),
  },
];
