import type { pageIndex, WireOutputOf } from '@pawlet/core/contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Settings } from '../../http/settings.ts';
import { type PlainMessageKey, translate } from '../../i18n/translate.ts';
import { getContact, readContacts } from '../config/contact.ts';
import { hasModelForm, getLaw, readLaws } from '../config/law.ts';
import { readSeller, type Seller, unnamedSeller } from '../config/seller.ts';
import { getShopName } from '../config/shopName.ts';

type ShopPage = WireOutputOf<typeof pageIndex>;
type LawContext = RequestContext & { readonly settings: Pick<Settings, 'isDemo'> };

/**
 * A page required by the shopper's country, unless the shop has its own text; null where none is required.
 */
export async function writeLawPage(context: LawContext, name: string): Promise<ShopPage | null> {
  if (name === 'withdrawal') return writeWithdrawal(context);
  return name === 'imprint' ? writeImprint(context) : null;
}

async function writeWithdrawal(context: LawContext): Promise<ShopPage | null> {
  const { db, language, country } = context;
  const { withdrawal: days, button } = getLaw(await readLaws(db), country.region);
  if (days === 0) return null;
  const { name, address, phone, email } = await readReachable(context);
  const shop = name === '' ? await getShopName(context) : name;
  const seller = escapeHtml([shop, address, phone, email].filter((text) => text !== '').join(', '));
  const key = hasModelForm(country.region) ? 'law.withdrawal.model' : 'law.withdrawal.short';
  const title = translate(language, 'law.withdrawal.title');
  const online = button ? `<p>${translate(language, 'law.withdrawal.online')}</p>` : '';
  return toPage(title, translate(language, key, { count: days, seller }) + online);
}

async function writeImprint(context: LawContext): Promise<ShopPage | null> {
  const { db, language, country } = context;
  const { name, address, represented, register, tax, phone, email } = await readReachable(context);
  if (name === '' || !getLaw(await readLaws(db), country.region).imprint) return null;
  const parts: readonly (readonly [PlainMessageKey, readonly string[]])[] = [
    ['law.imprint.provider', [name, address]],
    ['law.imprint.represented', [represented]],
    ['law.imprint.contact', [phone, email]],
    ['law.imprint.register', [register]],
    ['law.imprint.vat', [isVatNumber(tax) ? tax : '']],
  ];
  const html = parts.flatMap(([key, texts]) => {
    const lines = texts.filter((text) => text !== '').map(escapeHtml);
    return lines.length === 0 ? [] : [`<h3>${translate(language, key)}</h3><p>${lines.join('<br>')}</p>`];
  });
  return toPage(translate(language, 'law.imprint.title'), html.join(''));
}

/** The seller, with the contact details for the shopper's country. */
async function readReachable({ db, settings, country }: LawContext): Promise<Seller> {
  const seller = await readSeller(db, settings);
  const contact = getContact(await readContacts(db, settings, seller), country.region);
  const known = seller ?? unnamedSeller;
  return { ...known, phone: contact.phone || known.phone, email: contact.email || known.email };
}

/** Distinguishes VAT numbers, which an imprint contains, from other tax numbers, which it does not. */
function isVatNumber(tax: string): boolean {
  return /^(?:[A-Z]{2}[\dA-Z+*]{2,12}|CHE-?\d{3}\.?\d{3}\.?\d{3}(?: (?:MWST|TVA|IVA))?)$/u.test(tax.trim());
}

function toPage(title: string, content: string): ShopPage {
  return { id: 0, title, content, image: '', description: '', status: 'normal', createtime: 0, version: '' };
}
