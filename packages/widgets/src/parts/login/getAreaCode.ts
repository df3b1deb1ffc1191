/** Dialling prefixes of the shop's countries, available in a form's first frame. */
const areaCodes: Readonly<Record<string, string>> = {
  CHN: '86',
  USA: '1',
  JPN: '81',
  FRA: '33',
  DEU: '49',
  ITA: '39',
  ESP: '34',
  KOR: '82',
  GBR: '44',
  CHE: '41',
  CAN: '1',
};

/** The dialling prefix of a shop's country (ISO 3166 alpha-3); undefined for any other. */
export function getAreaCode(country: string): string | undefined {
  return Object.hasOwn(areaCodes, country) ? areaCodes[country] : undefined;
}
