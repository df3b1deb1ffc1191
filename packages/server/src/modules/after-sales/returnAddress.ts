import type { AftersaleWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import type { SettingSource } from '../settings/readSetting.ts';
import { readSeller } from '../config/seller.ts';
import { getShopName } from '../config/shopName.ts';

/** The return address; null until the shop has entered its seller. */
type ReturnAddress = AftersaleWire['return_address'];

/** Number of the demo's warehouse. */
const demoPhone = '400-820-7297';

/** Reads the return address. The demo has its own warehouse, in the reader's language. */
export async function readReturnAddress(
  { settings }: Pick<AppDeps, 'settings'>,
  context: Pick<RequestContext, 'db' | 'language' | 'pick'> & SettingSource,
): Promise<ReturnAddress> {
  const { db, language } = context;
  const seller = await readSeller(db, { isDemo: false });
  if (seller) return { name: seller.name, mobile: seller.phone, address: seller.returns || seller.address };
  if (!settings.isDemo) return null;
  return {
    name: translate(language, 'afterSales.return.name', { shop: await getShopName(context) }),
    mobile: demoPhone,
    address: translate(language, 'afterSales.return.address'),
  };
}
