import { orderGetInvoiceList, orderSubmitInvoice } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { invoiceFilePath } from './orderInvoice.ts';
import { readFile } from './file.ts';
import { listInvoices, submitInvoice } from './service.ts';

/** Invoices and their files. */
export const invoiceRoutes: StoreModule = (app, deps) => {
  route(app, orderGetInvoiceList, async (context, input) => ok(await listInvoices(context, input)));
  route(app, orderSubmitInvoice, async (context, input) => submitInvoice(context, deps.random, input));
  // The key in the address is the permission: the address is told to the shopper alone.
  app.get(`${invoiceFilePath}/:key`, async (c) => {
    const file = await readFile(deps, c.req.param('key'));
    if (!file) return c.notFound();
    c.header('content-disposition', 'inline; filename="invoice.pdf"');
    c.header('cache-control', 'private, no-store');
    return c.body(file, 200, { 'content-type': 'application/pdf' });
  });
};
