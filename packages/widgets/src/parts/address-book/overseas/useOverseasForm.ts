import type { Address, AddressId, OverseasPlaceForm } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { saveOverseasAddress } from '@pawlet/core/queries';
import { addressLayout, postCodeSample, writePostCode } from '@pawlet/core/rules';
import type { KnownState } from '@pawlet/core/rules';
import { useState } from 'react';
import { useAction, useConfig, useLocale, useText, useToast } from '../../../runtime/index.ts';
import { addressMessages } from '../addressMessages.ts';
import { restoreDraft } from '../keptDraft.ts';
import { useSaveAddress } from '../useSaveAddress.ts';
import { useKeptDraft } from '../useKeptDraft.ts';
import { overseasMessages } from './overseasMessages.ts';
import {
  completePlace,
  toOverseasDraft,
  toOverseasForm,
  type OverseasDraft,
  type PlaceName,
} from './overseasDraft.ts';
import {
  mostCharactersOf,
  placeFields,
  placeProblemOf,
  problemsOf,
  refusedPlaceProblems,
  type FieldName,
  type PlaceField,
  type PlaceProblem,
  type Problems,
} from './overseasProblems.ts';
import { useCountries } from './useCountries.ts';
import { useStateOfPostCode } from './useStateOfPostCode.ts';
import { useStates } from './useStates.ts';

export interface OverseasFormState {
  /** With defaults for country and dialling prefix. */
  readonly draft: OverseasDraft;
  /** The selectable states; undefined where any text is accepted. */
  readonly states: Readonly<Record<PlaceName, readonly KnownState[] | undefined>>;
  readonly change: (changes: Partial<OverseasDraft>) => void;
  readonly changePlace: (name: PlaceName, changes: Partial<OverseasPlaceForm>) => void;
  /** The error message of a field. */
  readonly errorOf: (name: PlaceName, field: PlaceField) => string | undefined;
  /** On blur: formats and validates the field, without a toast. */
  readonly leave: (name: PlaceName, field: PlaceField) => void;
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  readonly isRestored: boolean;
  readonly startOver: () => void;
  /** The address no longer exists: discards the stored draft. */
  readonly forget: () => void;
}

/** State of the form for an overseas address: late validation, the first invalid field gets the focus. */
export function useOverseasForm(
  address: Address | undefined,
  onSaved: (id: AddressId) => void,
  onProblem: (first: FieldName) => void,
): OverseasFormState {
  const text = useText(overseasMessages);
  const bookText = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const locale = useLocale();
  const countries = useCountries();
  const shopCountry = useConfig()?.country.code;
  const save = useSaveAddress(saveOverseasAddress);
  const [start] = useState(() => toOverseasDraft(address));
  const kept = useKeptDraft(`overseas:${address?.id ?? 'new'}`, start, (left) => restoreDraft(start, left));
  const complete = (place: OverseasPlaceForm): OverseasPlaceForm =>
    completePlace(place, address === undefined ? shopCountry : undefined, countries.data ?? []);
  const draft: OverseasDraft = {
    ...kept.draft,
    place: complete(kept.draft.place),
    billing: complete(kept.draft.billing),
  };
  const states = {
    place: useStates(draft.place.countryCode),
    billing: useStates(draft.billing.countryCode),
  };
  const checksOf = (name: PlaceName) => ({
    fields: placeFields(draft[name].countryCode, locale),
    states: states[name],
  });
  const checks = { place: checksOf('place'), billing: checksOf('billing') };
  const [problems, setProblems] = useState<Problems>({});

  const wordsOf = (name: FieldName, found: Problems): string | undefined => {
    const key = found[name];
    if (key === undefined) return undefined;
    const place = draft[name.startsWith('billing') ? 'billing' : 'place'];
    if (key === 'overseas.postCodeLike') {
      return text(key, { sample: postCodeSample(place.countryCode) ?? '' });
    }
    if (key === 'overseas.stateUnknown' || key === 'overseas.stateNone') {
      return text(key, { name: place.province.trim() });
    }
    if (key === 'overseas.tooLong') {
      return text(key, { max: mostCharactersOf(name.slice(name.indexOf('.') + 1) as PlaceField) });
    }
    return isOwnKey(key) ? text(key) : shopText(key);
  };
  const say = (found: Problems): boolean => {
    setProblems(found);
    for (const place of ['place', 'billing'] as const) {
      // Fields not shown come last.
      for (const field of new Set([...checks[place].fields, 'province' as const])) {
        const words = wordsOf(`${place}.${field}`, found);
        if (words === undefined) continue;
        showToast(words);
        onProblem(`${place}.${field}`);
        return true;
      }
    }
    return false;
  };
  const { run: submit, isBusy } = useAction(async () => {
    if (say(problemsOf(draft, checks))) return;
    const result = await save({ id: address?.id, ...toOverseasForm(draft) });
    if (result === undefined) return;
    if (result.status === 'ok') {
      kept.forget();
      showToast(bookText('address.saved'));
      onSaved(result.id);
    } else if (result.status === 'not-found') showToast(bookText('address.gone'));
    else if (result.reason === 'VALIDATION' && !say(refusedPlaceProblems(result, draft))) {
      showToast(result.message);
    }
  });

  const changePlace = (name: PlaceName, changes: Partial<OverseasPlaceForm>): void => {
    const { countryCode } = changes;
    const isMoved = countryCode !== undefined && countryCode !== draft[name].countryCode;
    const moved = isMoved ? { ...leftBehind(countryCode), ...changes } : changes;
    kept.change((before) => ({ [name]: { ...before[name], ...moved } }));
    // Another country has another post code format.
    const changed = isMoved ? [...Object.keys(moved), 'zipcode'] : Object.keys(moved);
    const touched = changed.map((field) => `${name}.${field}`);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !touched.includes(field))),
    );
  };
  useStateOfPostCode(draft.place, states.place, (province) => changePlace('place', { province }));
  useStateOfPostCode(draft.billing, states.billing, (province) => changePlace('billing', { province }));
  return {
    draft,
    states,
    change: kept.change,
    changePlace,
    errorOf: (name, field) => wordsOf(`${name}.${field}`, problems),
    leave: (name, field) => {
      const { countryCode, zipcode } = draft[name];
      const written = writePostCode(countryCode, zipcode);
      if (field === 'zipcode' && written !== zipcode) changePlace(name, { zipcode: written });
      setProblems((before) => ({
        ...before,
        [`${name}.${field}`]: placeProblemOf(field, draft[name], states[name]),
      }));
    },
    submit,
    isBusy,
    isRestored: kept.isRestored,
    startOver: () => {
      setProblems({});
      kept.startOver();
    },
    forget: kept.forget,
  };
}

/** Values cleared when the country changes: its state, and parts that addresses there do not have. */
function leftBehind(country: string): Partial<OverseasPlaceForm> {
  const { parts } = addressLayout(country, '');
  return { province: '', ...(parts.includes('zipcode') ? {} : { zipcode: '' }) };
}

function isOwnKey(key: PlaceProblem): key is Extract<PlaceProblem, `overseas.${string}`> {
  return key.startsWith('overseas.');
}
