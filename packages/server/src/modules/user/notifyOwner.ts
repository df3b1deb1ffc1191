import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { afterCommit, type Outcome, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { readShopName } from '../config/shopName.ts';

/** An account event that its owner is notified of. */
export type AccountNotice = 'mobile' | 'email' | 'password' | 'deleted' | 'linked' | 'unlinked';

/**
 * Returns the result of a change after sending notifications to the previous contacts: whoever changed it may
 * not be the owner. Failed notifications do not affect the change.
 */
export function notifyOwner<TData>(
  { sms, mail }: Pick<AppDeps, 'sms' | 'mail'>,
  { language, logger }: Pick<RequestContext, 'language' | 'logger'>,
  recipients: readonly string[],
  notice: AccountNotice,
  result: Result<TData>,
): Outcome<TData> {
  if (result.code !== 1 || recipients.length === 0) return result;
  return afterCommit(async (db) => {
    await sendNotice({ db, sms, mail }, { language, logger }, recipients, notice);
    return result;
  });
}

/** Notifies the owner of an account; a notification that cannot be sent is logged. */
export async function sendNotice(
  { db, sms, mail }: Pick<AppDeps, 'db' | 'sms' | 'mail'>,
  { language, logger }: Pick<RequestContext, 'language' | 'logger'>,
  recipients: readonly string[],
  notice: AccountNotice,
): Promise<void> {
  const shop = (await readShopName(db))[language];
  const subject = translate(language, 'notice.subject', { shop });
  const text = translate(language, `notice.${notice}`, { shop });
  for (const recipient of recipients) {
    const sender = recipient.includes('@') ? mail : sms;
    if (!sender.isConfigured) continue;
    const delivery = await sender.send({ recipient, subject, text, code: '', language }, logger);
    if (delivery !== 'sent') logger.warn('notification of a changed account not sent', { notice });
  }
}
