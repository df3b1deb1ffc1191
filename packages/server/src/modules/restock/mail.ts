import { variantName } from '@pawlet/core/rules';
import type { Database } from '../../db/database.ts';
import type { Country } from '../../http/countries.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import { unsubscribePath } from '../mail-consent/page.ts';
import { toMailHtml, toMailText } from '../mail-layout/mailHtml.ts';
import { readMailLook } from '../mail-layout/readMailLook.ts';
import { priceNow } from '../discount/priceNow.ts';
import { getItemDiscounts } from '../discount/rules.ts';
import { findActiveRules } from '../discount/service.ts';
import { sumText } from '../invoice/words.ts';
import type { findUpdates } from './repository.ts';

/** The data of an e-mail. */
export interface RestockUpdate {
  readonly news: NonNullable<Awaited<ReturnType<typeof findUpdates>>>;
  /** Token of the recipient's address. */
  readonly token: string;
  readonly language: Language;
  readonly country: Country;
  /** The shop's own origin, for the links. */
  readonly publicOrigin: string;
  /** Epoch seconds. */
  readonly now: number;
}

/** Renders the e-mail about a SKU that is back, with its current price. */
export async function writeRestockMail(
  db: Database,
  { news, token, language, country, publicOrigin, now }: RestockUpdate,
): Promise<Pick<OutgoingMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>> {
  const { skuId, productId, regular } = news;
  const attributes = (await findSkuAttributes(db, [{ id: skuId, specIds: news.specIds }])).get(skuId) ?? [];
  const variant = variantName(attributes.map(({ value }) => ({ value: value[language] })));
  const title = [news.title, variant].filter((part) => part !== '').join(' · ');
  const look = await readMailLook({ db }, language, publicOrigin);
  const { shop } = look;
  const url = `${publicOrigin}/#/pages/goods/detail?id=${productId}${variant === '' ? '' : `&variant=${skuId}`}`;
  const unsubscribeUrl = `${publicOrigin}${unsubscribePath}${token}`;
  const rules = getItemDiscounts(await findActiveRules(db));
  // The shop may no longer have a price in the country's currency.
  const price =
    regular === null ? [] : [priceNow({ productId, regular }, rules, now, country.decimals).price];
  const paragraphs = [
    [translate(language, 'restock.intro')],
    [
      title,
      ...price.map((amount) =>
        translate(language, 'restock.price', { amount: sumText(amount, country.currency, language) }),
      ),
    ],
    [translate(language, 'restock.link', { url }), translate(language, 'restock.notReserved')],
    [
      translate(language, 'restock.why', { shop }),
      translate(language, 'unsubscribe.link', { url: unsubscribeUrl }),
    ],
    [shop],
  ];
  const subject = translate(language, 'restock.subject', { title });
  return {
    subject,
    text: toMailText(paragraphs),
    html: toMailHtml({
      language,
      subject,
      paragraphs,
      links: [url, unsubscribeUrl],
      look,
    }),
    unsubscribeUrl,
  };
}
