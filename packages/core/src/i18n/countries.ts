/** The time zone of each country that the shop serves, until the config says it. */
const timeZones: Readonly<Record<string, string>> = {
  CHN: 'Asia/Shanghai',
  USA: 'America/New_York',
  JPN: 'Asia/Tokyo',
  FRA: 'Europe/Paris',
  DEU: 'Europe/Berlin',
  ITA: 'Europe/Rome',
  ESP: 'Europe/Madrid',
  KOR: 'Asia/Seoul',
  GBR: 'Europe/London',
  CHE: 'Europe/Zurich',
  CAN: 'America/Toronto',
};

/** The time zone (IANA) of a country (ISO 3166 alpha-3). @default that of China */
export function timeZoneOf(country: string): string {
  return (Object.hasOwn(timeZones, country) ? timeZones[country] : undefined) ?? 'Asia/Shanghai';
}

/** This time zone (IANA); that of the country where the platform does not know it, as an older phone one of a later name. */
export function knownTimeZone(timeZone: string, country: string): string {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    // Every date would end in this error.
    return timeZoneOf(country);
  }
}
