import { useLocale } from 'react-admin';

/** Addresses of the storefront in the language of the console. */
export function useShopAddress() {
  const locale = useLocale();
  const start = locale === 'zh' ? '' : `/${locale}`;
  return {
    product: (id: number) => `${start}/goods/${id}`,
    /** A route such as `/pages/goods/goods`; the home page for other references. */
    route: (path: string) => (path.startsWith('/') ? `${start}/#${path}` : `${start}/`),
  };
}
