import type { OverseasPlaceForm } from '@pawlet/core/api';
import { findState, isPostCode, stateName, stateOfPostCode, type KnownState } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../runtime/index.ts';

/** Selects the state of an entered post code if none is selected. A saved state is kept. */
export function useStateOfPostCode(
  place: OverseasPlaceForm,
  states: readonly KnownState[] | undefined,
  onFound: (province: string) => void,
): void {
  const locale = useLocale();
  const { countryCode, zipcode, province } = place;
  const begunWith = useRef(zipcode);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (states === undefined || zipcode === begunWith.current || !isPostCode(countryCode, zipcode)) return;
    const found = stateOfPostCode(states, zipcode);
    if (found !== undefined && findState(states, province) === undefined) {
      latest.current(stateName(found, locale));
    }
  }, [countryCode, zipcode, province, states, locale]);
}
