/** Default time zones of the shop's countries, until the config has loaded. */
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

/** This time zone (IANA), or that of the country if the platform does not support it, such as an older phone. */
export function knownTimeZone(timeZone: string, country: string): string {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    // Otherwise every date would throw this error.
    return timeZoneOf(country);
  }
}
