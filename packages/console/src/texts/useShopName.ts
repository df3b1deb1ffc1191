import { useEffect } from 'react';
import { isRecord } from '../parts/isRecord.ts';
import { useFormat } from './useFormat.ts';

/** The server writes the names of the shop into the page: they are there before anybody has logged in. */
function readNames(): Readonly<Record<string, string>> {
  const written = document.querySelector('meta[name="shop-names"]')?.getAttribute('content') ?? '';
  const names: unknown = written === '' ? {} : JSON.parse(written);
  return isRecord(names)
    ? Object.fromEntries(Object.entries(names).map(([key, one]) => [key, String(one)]))
    : {};
}

const names = readNames();

/** Name of the shop in the language of the console, as it was when the page was loaded. */
export function useShopName(): string {
  return useFormat().localized(names);
}

/** Names the tab of the browser by the page and the shop. */
export function useDocumentTitle(page: string): void {
  const shop = useShopName();
  const title = [page, shop].filter((one) => one !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
