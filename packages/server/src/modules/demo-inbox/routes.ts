import type { StoreModule } from '../../http/appDeps.ts';
import { demoPagePolicy, pageLanguage } from '../../http/demoPage.ts';
import { inboxPage, inboxStyle } from './page.ts';
import { findMessages } from './repository.ts';

const shownMessages = 50;

/** `/demo/inbox`: the verification codes that a real shop would send. Demo mode only. */
export const demoInboxRoutes: StoreModule = (app, { db, settings }) => {
  if (!settings.isDemo) return;
  app.get('/demo/inbox.css', (c) => c.text(inboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/demo/inbox', async (c) => {
    const messages = await findMessages(db, shownMessages);
    c.header('content-security-policy', demoPagePolicy);
    return c.html(inboxPage(messages, pageLanguage(c), c.var.base.country.timezone));
  });
};
