import { countries } from '../../http/countries.ts';
import { memoize } from '../../i18n/memoize.ts';

const defaultZone = countries[0]?.timezone ?? 'UTC';

const getZones = memoize(() => new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]));

/** The time zone in which days of a report begin; null for one that does not exist. */
export function readReportZone(zone: string | undefined): string | null {
  if (zone === undefined) return defaultZone;
  return getZones().has(zone) || countries.some(({ timezone }) => timezone === zone) ? zone : null;
}
