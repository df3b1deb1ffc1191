type LabelKey =
  | `overseas.${'state' | 'onlyProvince' | 'prefecture' | 'county' | 'doSi' | 'province'}`
  | `overseas.${'city' | 'suburb' | 'zipcode' | 'zip' | 'eircode'}`;

const stateLabels: Readonly<Record<string, LabelKey>> = {
  state: 'overseas.state',
  prefecture: 'overseas.prefecture',
  county: 'overseas.county',
  do_si: 'overseas.doSi',
};

/** Label for the states of a country; provinces, where there is no other word and addresses include them. */
export function stateLabel(kind: string | undefined, isWritten: boolean): LabelKey {
  return kind === undefined && isWritten
    ? 'overseas.onlyProvince'
    : (stateLabels[kind ?? ''] ?? 'overseas.province');
}

/** Label for the towns of a country. */
export function cityLabel(kind: string | undefined): LabelKey {
  return kind === 'suburb' ? 'overseas.suburb' : 'overseas.city';
}

/** Label for the post codes of a country. */
export function postCodeLabel(kind: string | undefined): LabelKey {
  if (kind === 'zip') return 'overseas.zip';
  return kind === 'eircode' ? 'overseas.eircode' : 'overseas.zipcode';
}
