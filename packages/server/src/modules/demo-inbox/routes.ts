import type { StoreModule } from '../../http/appDeps.ts';
import { plainPagePolicy, pageLanguage } from '../../http/plainPage.ts';
import { inboxPage, inboxStyle } from './page.ts';
import { findAttachment, findMessages } from './repository.ts';

const shownMessages = 50;

/** `/demo/inbox`: the messages that a real shop would send. Demo mode only. */
export const demoInboxRoutes: StoreModule = (app, { db, settings }) => {
  if (!settings.isDemo) return;
  app.get('/demo/inbox.css', (c) => c.text(inboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/demo/inbox', async (c) => {
    const messages = await findMessages(db, shownMessages);
    c.header('content-security-policy', plainPagePolicy());
    return c.html(inboxPage(messages, pageLanguage(c), c.var.base.country.timezone));
  });
  app.get('/demo/inbox/:id/file', async (c) => {
    const id = c.req.param('id');
    const file = /^\d{1,9}$/u.test(id) ? await findAttachment(db, Number(id)) : null;
    if (!file) return c.notFound();
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    return c.body(file.bytes, 200, { 'content-type': 'application/pdf' });
  });
};
