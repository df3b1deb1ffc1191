import type { Address, AddressId, OverseasPlaceForm } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { saveOverseasAddress } from '@pawlet/core/queries';
import { addressLayout, postCodeSample, writePostCode } from '@pawlet/core/rules';
import type { KnownState } from '@pawlet/core/rules';
import { useState } from 'react';
import { useConfig, useLocale, useText, useToast } from '../../../runtime/index.ts';
import { restoreSame, useDraft, useForm } from '../../../ui/index.ts';
import type { Form, Problems as FormProblems } from '../../../ui/index.ts';
import { addressMessages } from '../addressMessages.ts';
import { useSaveAddress } from '../useSaveAddress.ts';
import { overseasMessages } from './overseasMessages.ts';
import {
  completePlace,
  toOverseasDraft,
  toOverseasForm,
  type OverseasDraft,
  type PlaceName,
} from './overseasDraft.ts';
import {
  getMaxCharacters,
  placeFields,
  getProblems,
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
  readonly form: Form<OverseasDraft, FieldName>;
  /** The values, with the shop's country and its dialling prefix while none is chosen. */
  readonly draft: OverseasDraft;
  /** The states to choose from; undefined where any text is accepted. */
  readonly states: Readonly<Record<PlaceName, readonly KnownState[] | undefined>>;
  readonly changePlace: (name: PlaceName, changes: Partial<OverseasPlaceForm>) => void;
  /** On blur: normalises and validates the field. */
  readonly leave: (name: PlaceName, field: PlaceField) => void;
}

/** The form of an overseas address. */
export function useOverseasForm(
  address: Address | undefined,
  onSaved: (id: AddressId) => void,
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
  const form: Form<OverseasDraft, FieldName> = useForm<OverseasDraft, FieldName>({
    initial: start,
    draft: useDraft({
      kind: 'address-draft',
      form: `overseas:${address?.id ?? 'new'}`,
      lasts: 'tab',
      // An address that was changed elsewhere is shown as it is now.
      since: JSON.stringify(start),
      restore: restoreSame<OverseasDraft>,
    }),
    check: () => inWords(getProblems(draft, checks)),
    submit: async (_, { refuse, forget }) => {
      const result = await save({ id: address?.id, ...toOverseasForm(draft) });
      if (result === undefined) return;
      if (result.status === 'ok') {
        forget();
        showToast(bookText('address.saved'));
        onSaved(result.id);
      } else if (result.status === 'not-found') showToast(bookText('address.gone'));
      else if (result.reason === 'VALIDATION') {
        refuse(inWords(refusedPlaceProblems(result, draft)), result.message);
      }
    },
  });
  const complete = (place: OverseasPlaceForm): OverseasPlaceForm =>
    completePlace(place, address === undefined ? shopCountry : undefined, countries.data ?? []);
  const draft: OverseasDraft = {
    ...form.values,
    place: complete(form.values.place),
    billing: complete(form.values.billing),
  };
  const states = {
    place: useStates(draft.place.countryCode),
    billing: useStates(draft.billing.countryCode),
  };
  const getChecks = (name: PlaceName) => ({
    fields: placeFields(draft[name].countryCode, locale),
    states: states[name],
  });
  const checks = { place: getChecks('place'), billing: getChecks('billing') };

  const getWords = (name: FieldName, key: PlaceProblem | undefined): string | undefined => {
    if (key === undefined) return undefined;
    const place = draft[name.startsWith('billing') ? 'billing' : 'place'];
    if (key === 'overseas.postCodeLike') {
      return text(key, { sample: postCodeSample(place.countryCode) ?? '' });
    }
    if (key === 'overseas.stateUnknown' || key === 'overseas.stateNone') {
      return text(key, { name: place.province.trim() });
    }
    if (key === 'overseas.tooLong') {
      return text(key, { max: getMaxCharacters(name.slice(name.indexOf('.') + 1) as PlaceField) });
    }
    return isOwnKey(key) ? text(key) : shopText(key);
  };
  /** All fields, in the order of the form; those that are not shown come last. */
  const inWords = (found: Problems): FormProblems<FieldName> => {
    const names = (['place', 'billing'] as const).flatMap((place) =>
      [...checks[place].fields, 'province' as const].map((field): FieldName => `${place}.${field}`),
    );
    return Object.fromEntries(
      names.map((name) => [name, getWords(name, found[name])]),
    ) as FormProblems<FieldName>;
  };

  const changePlace = (name: PlaceName, changes: Partial<OverseasPlaceForm>): void => {
    const { countryCode } = changes;
    const isMoved = countryCode !== undefined && countryCode !== draft[name].countryCode;
    const moved = isMoved ? { ...leftBehind(countryCode), ...changes } : changes;
    // Another country has another format of post codes.
    const changed = isMoved ? [...Object.keys(moved), 'zipcode'] : Object.keys(moved);
    form.change(
      (before) => ({ [name]: { ...before[name], ...moved } }),
      changed.map((field) => `${name}.${field}` as FieldName),
    );
  };
  useStateOfPostCode(draft.place, states.place, (province) => changePlace('place', { province }));
  useStateOfPostCode(draft.billing, states.billing, (province) => changePlace('billing', { province }));
  return {
    form,
    draft,
    states,
    changePlace,
    leave: (name, field) => {
      const { countryCode, zipcode } = draft[name];
      const written = writePostCode(countryCode, zipcode);
      if (field === 'zipcode' && written !== zipcode) changePlace(name, { zipcode: written });
      form.leave(`${name}.${field}`);
    },
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
