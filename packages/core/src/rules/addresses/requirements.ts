// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Countries by the fields that must be filled in; all others need street and town. */
export const requirements: Readonly<Record<string, string>> = {
  ACZ: 'ALA AUT BEL BLM CHE CZE DEU DNK EST FIN FLK FRA GBR GGY GLP GRC GRL GUF GUM HUN IMN IOT JEY LIE LTU LUX LVA MAF MTQ MYS MYT NCL NLD NOR NZL PCN POL PRI PRT REU ROU SGS SHN SJM SPM SVK SWE TCA TUR UKR WLF ZAF',
  AS: 'ARE COL CYM HKG IDN NRU',
  ACSZ: 'ASM AUS BRA CAN ESP FSM IND ITA JPN KOR MEX MHL MNP PLW PYF RUS TWN USA VIR',
  A: 'ATG GIB MAC VGB',
  ACS: 'CRI HND IRQ JAM KNA PNG SLV SOM UMI VEN',
  AZ: 'SGP SMR',
};
