import { notFound } from 'next/navigation';

/** The languages of this app, each with the country whose prices it shows. */
const countries = { de: 'DEU', en: 'USA', fr: 'FRA', zh: 'CHN' } as const;

export type Language = keyof typeof countries;

export const languages = Object.keys(countries) as Language[];

/** The shop that a page shows, in its language and with the prices of its country. */
export interface Market {
  readonly apiOrigin: string;
  readonly language: Language;
  readonly country: string;
}

/** The market of a URL; a page of another language does not exist. */
export function marketOf(language: string): Market {
  const known = languages.find((one) => one === language);
  if (known === undefined) notFound();
  return {
    apiOrigin: process.env.SHOP ?? 'http://localhost:8787',
    language: known,
    country: countries[known],
  };
}
