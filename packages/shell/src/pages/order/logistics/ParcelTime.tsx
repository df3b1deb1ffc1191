import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { useLocale } from '@pawlet/widgets';
import { traceTime } from './traceTime.ts';

/** The time of a carrier's event, in the shop's language. */
export function ParcelTime({ time }: { readonly time: string }) {
  const language = toInterfaceLanguage(useLocale()) ?? 'en';
  return <time>{traceTime(time, language)}</time>;
}
