import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { invoiceCalls, withdrawalCalls } from '@pawlet/operator';
import { callSource } from '../api/callSource.ts';
import { type Area, page } from '../area.ts';

const load = () => import('./index.ts');
const shared = { scope: 'orders:read', group: 'shop' } as const;

/** Withdrawals, invoices and credit notes. */
export const invoiceAreas: readonly Area[] = [
  {
    ...shared,
    name: 'withdrawals',
    icon: UndoOutlined,
    page: page(load, 'WithdrawalList'),
    record: page(load, 'WithdrawalPage'),
    source: callSource(withdrawalCalls.listWithdrawals, {
      read: withdrawalCalls.readWithdrawal,
      id: 'withdrawalSn',
      param: 'sn',
    }),
  },
  {
    ...shared,
    name: 'invoices',
    icon: ReceiptLongOutlined,
    page: page(load, 'InvoiceList'),
    record: page(load, 'InvoicePage'),
    source: callSource(invoiceCalls.listInvoices, {
      read: invoiceCalls.readInvoice,
      id: 'invoiceSn',
      param: 'sn',
    }),
  },
  {
    ...shared,
    name: 'credit-notes',
    under: 'invoices',
    icon: ReceiptLongOutlined,
    page: page(load, 'CreditNoteList'),
    source: callSource(invoiceCalls.listCreditNotes, { id: 'number' }),
  },
];
