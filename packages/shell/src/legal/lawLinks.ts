import type { ShopConfig } from '@pawlet/core/api';
import { paths } from '../routing/paths.ts';

/** A page that is required by law, with the key of its name in `lawMessages`. */
export interface LawLink {
  readonly key: 'law.withdraw' | 'law.withdrawal' | 'law.imprint' | 'law.stored';
  readonly route: string;
}

const pageRoute = `${paths.text}?diyname=`;

/** The pages that the shopper's country requires, and the stored data, which are listed everywhere. */
export function listLawLinks(config: Pick<ShopConfig, 'law'> | undefined): readonly LawLink[] {
  const links: readonly (LawLink & { readonly isDue: boolean })[] = [
    { key: 'law.withdraw', route: withdrawRoute(), isDue: config?.law.hasWithdrawalButton === true },
    {
      key: 'law.withdrawal',
      route: `${pageRoute}withdrawal`,
      isDue: config !== undefined && config.law.withdrawalDays > 0,
    },
    { key: 'law.imprint', route: `${pageRoute}imprint`, isDue: config?.law.hasImprint === true },
    { key: 'law.stored', route: `${pageRoute}${storedPage}`, isDue: true },
  ];
  return links.filter(({ isDue }) => isDue);
}

/** Name of the page that lists what the storefront stores in the browser. */
export const storedPage = 'cookies';

/** Name of the page to withdraw from a purchase. */
export const withdrawPage = 'withdraw';

/** The page to withdraw from a purchase, of one order or of any. */
export function withdrawRoute(orderNumber = ''): string {
  return `${pageRoute}${withdrawPage}${orderNumber === '' ? '' : `&order_sn=${orderNumber}`}`;
}
