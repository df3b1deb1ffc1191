import { useMemo } from 'react';
import { createFormatter, timeZoneOf, toInterfaceLanguage } from '@pawlet/core/i18n';
import type { Formatter } from '@pawlet/core/i18n';
import { useStore } from './useStore.ts';
import { useLocale } from './locale.ts';
import { usePawlet } from './PawletContext.ts';

/** Formats money, numbers and dates in the shop's language and the country's time zone. */
export function useFormat(): Formatter {
  const { config, session } = usePawlet();
  const locale = useLocale();
  const configured = useStore(config.store, (state) => state.config?.country.timeZone);
  const country = useStore(session.store, (state) => state.country);
  const timeZone = configured ?? timeZoneOf(country);
  return useMemo(
    () => createFormatter({ language: toInterfaceLanguage(locale) ?? 'en', timeZone, country }),
    [locale, timeZone, country],
  );
}
