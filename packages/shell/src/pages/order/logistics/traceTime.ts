import { formatDate, type InterfaceLanguage } from '@pawlet/core/i18n';

/** Formats a carrier's local time, 'YYYY-MM-DD HH:mm:ss', in a language; unchanged if it is no such time. */
export function traceTime(time: string, language: InterfaceLanguage): string {
  // The carrier's local time is shown as it is, so no time zone may shift it.
  const written = formatDate(`${time.replace(' ', 'T')}Z`, { language, timeZone: 'UTC' }, 'dateTime');
  return written === '' ? time : written;
}
