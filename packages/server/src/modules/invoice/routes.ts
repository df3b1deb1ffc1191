import { orderGetInvoiceList, orderSubmitInvoice } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readCreditNoteFile, readFile } from './file.ts';
import { creditNoteFilePath, invoiceFilePath } from './orderInvoice.ts';
import { listInvoices, submitInvoice } from './service.ts';

/** Invoices, credit notes and their files. */
export const invoiceRoutes: StoreModule = (app, deps) => {
  route(app, orderGetInvoiceList, async (context, input) => ok(await listInvoices(context, input)));
  route(app, orderSubmitInvoice, async (context, input) => submitInvoice(context, deps.random, input));
  // The key in the address is the permission: only the shopper gets the address.
  const files = [
    { path: invoiceFilePath, name: 'invoice', read: readFile },
    { path: creditNoteFilePath, name: 'credit-note', read: readCreditNoteFile },
  ];
  for (const { path, name, read } of files) {
    app.get(`${path}/:key`, async (c) => {
      const file = await read(deps, c.req.param('key'));
      if (!file) return c.notFound();
      c.header('content-disposition', `inline; filename="${name}.pdf"`);
      c.header('cache-control', 'private, no-store');
      return c.body(file, 200, { 'content-type': 'application/pdf' });
    });
  }
};
