import { formatDate, type InterfaceLanguage } from '@pawlet/core/i18n';

/** Writes a carrier's time, 'YYYY-MM-DD HH:mm:ss' as its clock shows it, in a language; as it is if it is none. */
export function traceTime(time: string, language: InterfaceLanguage): string {
  // The clock that the carrier read stays what it shows, so no time zone may move it.
  const written = formatDate(`${time.replace(' ', 'T')}Z`, { language, timeZone: 'UTC' }, 'dateTime');
  return written === '' ? time : written;
}
