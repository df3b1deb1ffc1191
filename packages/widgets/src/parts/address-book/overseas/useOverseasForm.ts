import type { Address, AddressId, OverseasPlaceForm } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { postCodeSample, writePostCode } from '@pawlet/core/rules';
import { useState } from 'react';
import { useAction, useLocale, usePawlet, useText, useToast } from '../../../runtime/index.ts';
import { addressMessages } from '../messages.ts';
import { restoreDraft } from '../keptDraft.ts';
import { useAddressBook } from '../useAddressBook.ts';
import { useKeptDraft } from '../useKeptDraft.ts';
import { overseasMessages } from './messages.ts';
import {
  isLastNameFirst,
  toOverseasDraft,
  toOverseasForm,
  type OverseasDraft,
  type PlaceName,
} from './overseasDraft.ts';
import {
  placeFields,
  placeProblemOf,
  problemsOf,
  refusedPlaceProblems,
  type FieldName,
  type PlaceField,
  type Problems,
} from './overseasProblems.ts';

export interface OverseasFormState {
  readonly draft: OverseasDraft;
  readonly change: (changes: Partial<OverseasDraft>) => void;
  readonly changePlace: (name: PlaceName, changes: Partial<OverseasPlaceForm>) => void;
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: PlaceName, field: PlaceField) => string | undefined;
  /** The field is left: it is tidied and checked, without a toast. */
  readonly leave: (name: PlaceName, field: PlaceField) => void;
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  readonly isRestored: boolean;
  readonly startOver: () => void;
  /** The address is gone: what was written is not kept. */
  readonly forget: () => void;
}

/** Keeps the form of an overseas address: late checks, the first wrong field gets the focus. */
export function useOverseasForm(
  address: Address | undefined,
  onSaved: (id: AddressId) => void,
  onProblem: (first: FieldName) => void,
): OverseasFormState {
  const { api } = usePawlet();
  const text = useText(overseasMessages);
  const bookText = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = placeFields(isLastNameFirst(useLocale()));
  const { addresses } = useAddressBook({ refreshOnMount: false });
  const [start] = useState(() => toOverseasDraft(address));
  const kept = useKeptDraft(`overseas:${address?.id ?? 'new'}`, start, (left) => restoreDraft(start, left));
  const { draft } = kept;
  const [problems, setProblems] = useState<Problems>({});

  const wordsOf = (name: FieldName, found: Problems): string | undefined => {
    const key = found[name];
    if (key === undefined) return undefined;
    if (key === 'overseas.postCodeLike') {
      const { countryCode } = draft[name.startsWith('billing') ? 'billing' : 'place'];
      return text(key, { sample: postCodeSample(countryCode) ?? '' });
    }
    return key === 'overseas.phoneWrong' || key === 'overseas.postCodeWrong' ? text(key) : shopText(key);
  };
  const say = (found: Problems): boolean => {
    setProblems(found);
    for (const place of ['place', 'billing'] as const) {
      for (const field of fields) {
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
    if (say(problemsOf(draft, fields))) return;
    const result = await api.addresses.saveOverseas({ id: address?.id, ...toOverseasForm(draft) });
    if (result.status === 'ok') {
      kept.forget();
      await addresses.reload();
      showToast(bookText('address.saved'));
      onSaved(result.id);
    } else if (result.status === 'not-found') showToast(bookText('address.gone'));
    else if (result.reason === 'VALIDATION' && !say(refusedPlaceProblems(result, draft, fields))) {
      showToast(result.message);
    }
  });

  const changePlace = (name: PlaceName, changes: Partial<OverseasPlaceForm>): void => {
    kept.change((before) => ({ [name]: { ...before[name], ...changes } }));
    // Another country, another form of post codes.
    const changed = 'countryCode' in changes ? [...Object.keys(changes), 'zipcode'] : Object.keys(changes);
    const touched = changed.map((field) => `${name}.${field}`);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !touched.includes(field))),
    );
  };
  return {
    draft,
    change: kept.change,
    changePlace,
    errorOf: (name, field) => wordsOf(`${name}.${field}`, problems),
    leave: (name, field) => {
      const { countryCode, zipcode } = draft[name];
      const written = writePostCode(countryCode, zipcode);
      if (field === 'zipcode' && written !== zipcode) changePlace(name, { zipcode: written });
      setProblems((before) => ({ ...before, [`${name}.${field}`]: placeProblemOf(field, draft[name]) }));
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
