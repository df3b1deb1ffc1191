import {
  maxRestockAlerts,
  type ParsedInputOf,
  type restockAdd,
  type restockIndex,
  type WireOutputOf,
} from '@pawlet/core/contract';
import { variantName } from '@pawlet/core/rules';
import type { AppDeps } from '../../http/appDeps.ts';
import { takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import { useCode } from '../codes/service.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { guarded } from '../login/guard.ts';
import { resubscribe } from '../mail-consent/addresses.ts';
import { readSetting } from '../settings/readSetting.ts';
import { alertLimits } from './limits.ts';
import { countOtherAlerts, findAlerts, findOwnEmail, findSku, saveAlert } from './repository.ts';
import { waitDaysSetting } from './settings.ts';

type Alert = WireOutputOf<typeof restockAdd>;

const tokenBytes = 16;
const day = 24 * 3600;

/**
 * Creates an alert for the shopper's own address, or for one verified by a code: nobody can cause e-mails to
 * somebody else.
 */
export async function addAlert(
  deps: AppDeps,
  context: RequestContext,
  { goods_id: productId, sku_id: chosenId, email, captcha }: ParsedInputOf<typeof restockAdd>,
): Promise<Result<Alert>> {
  const { db, shopper, address, now } = context;
  if (!deps.mail.isConfigured) return refuse('NOT_CONFIGURED');
  const sku = await findSku(db, productId, chosenId);
  if (sku === undefined) return refuse('NOT_FOUND');
  const skuId = sku.id;
  if (sku.isAvailable) return refuse('ALREADY_DONE', { messageKey: 'restock.available' });
  const own = shopper === null ? null : await findOwnEmail(db, shopper.id);
  const recipient = own ?? email;
  if (recipient === '') return invalid({ email: 'required' });
  if (own === null && captcha === '') return invalid({ captcha: 'required' });
  const full = await takeAttempts(db, alertLimits(address, recipient, deps.settings.isDemo), now);
  if (full !== null) return refuse('RATE_LIMITED', { data: { retry_after: full.wait } });
  const add = async (): Promise<Result<Alert>> => {
    // The counters above have locked the recipient: no other call adds to its alerts now.
    if ((await countOtherAlerts(db, recipient, skuId)) >= maxRestockAlerts)
      return refuse('LIMIT_REACHED', { data: { limit: maxRestockAlerts }, messageKey: 'restock.tooMany' });
    const waitDays = await readSetting({ db }, waitDaysSetting);
    const token = await saveAlert(db, {
      skuId,
      userId: shopper?.id ?? null,
      email: recipient,
      token: deps.random.hex(tokenBytes),
      language: context.language,
      country: context.country.code,
      createtime: now,
      expiretime: now + waitDays * day,
    });
    // Whoever asks for an alert wants its e-mail.
    await resubscribe(db, recipient);
    const [added] = await listAlerts(context, [token], skuId);
    if (added === undefined) throw new Error('The stored alert was not found.');
    return ok(added);
  };
  if (own !== null) return add();
  return guarded(context, `restock ${recipient}`, async () =>
    (await useCode(context, { recipient, event: 'restock' }, captcha)) ? add() : undefined,
  );
}

/** The open alerts of the shopper and of these tokens; for a given SKU only its own. */
export async function listAlerts(
  { db, shopper, language, now, pick, baseUrl }: RequestContext,
  tokens: readonly string[],
  skuId?: number,
): Promise<NonNullable<WireOutputOf<typeof restockIndex>>> {
  const owner = {
    userId: shopper?.id ?? null,
    email: shopper === null ? null : await findOwnEmail(db, shopper.id),
    tokens,
  };
  const found = await findAlerts(db, owner, language, now);
  const rows = found.filter(({ alert }) => skuId === undefined || alert.skuId === skuId);
  const attributes = await findSkuAttributes(
    db,
    rows.map(({ alert, specIds }) => ({ id: alert.skuId, specIds })),
  );
  return rows.map(({ alert, recipient, productId, skuImage, images, title }) => ({
    token: alert.token,
    goods_id: productId,
    sku_id: alert.skuId,
    title,
    variant: variantName((attributes.get(alert.skuId) ?? []).map(({ value }) => ({ value: pick(value) }))),
    image: pictureUrl(baseUrl, skuImage || (images[0] ?? '')),
    email: recipient,
    createtime: alert.createtime,
    expiretime: alert.expiretime,
  }));
}
