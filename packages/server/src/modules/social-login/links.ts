import type { ParsedInputOf, thirdLinks, thirdUnbind, WireOutputOf } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, type Outcome, refuse } from '../../http/result.ts';
import { findRecipients, findShopperRow, lockShopper, notifyOwner } from '../user/accounts.ts';
import { deleteLink, findLinksOf, type SocialLink } from './repository.ts';

/** The linked log-ins of the shopper. */
export async function readLinks(
  { appIssuers }: AppDeps,
  { db, shopper }: ShopperContext,
): Promise<WireOutputOf<typeof thirdLinks>> {
  const links = await findLinksOf(db, shopper.id);
  return links.map(({ id, provider, nickname, createdAt }) => {
    const platform = isPlatform(provider) ? provider : 'app';
    // The name of an app that is no longer trusted is not known.
    const name = platform === 'app' ? (appIssuers?.nameOf(provider) ?? URL.parse(provider)?.host ?? '') : '';
    return { id, platform, name, nickname, createtime: createdAt };
  });
}

/** Removes a linked log-in, unless the owner could not log in without it. */
export async function removeLink(
  deps: AppDeps,
  context: ShopperContext,
  { id }: ParsedInputOf<typeof thirdUnbind>,
): Promise<Outcome<null>> {
  const { db, shopper } = context;
  // Two concurrent calls could each leave the other's link as the last one.
  await lockShopper(db, shopper.id);
  const links = await findLinksOf(db, shopper.id);
  if (!links.some((link) => link.id === id)) return refuse('NOT_FOUND');
  const row = await findShopperRow(db, shopper.id);
  if (row === undefined) return deny(401);
  const hasOtherWay =
    row.passwordHash !== null ||
    (row.mobile !== null && deps.sms.isConfigured) ||
    (row.email !== null && deps.mail.isConfigured) ||
    links.some((link) => link.id !== id && isOffered(deps, link));
  if (!hasOtherWay) return invalid({ id: 'choice' }, 'social.onlyWay');
  await deleteLink(db, shopper.id, id);
  const recipients = await findRecipients(db, shopper.id);
  return notifyOwner(deps, context, recipients, 'unlinked', ok());
}

/** Whether a linked log-in works in this shop. */
function isOffered({ wechat, settings, appIssuers }: AppDeps, { provider }: SocialLink): boolean {
  if (provider === 'wechat') return wechat !== undefined;
  return provider === 'sandbox' ? settings.isDemo : appIssuers?.nameOf(provider) !== undefined;
}

function isPlatform(provider: string): provider is 'wechat' | 'sandbox' {
  return provider === 'wechat' || provider === 'sandbox';
}
