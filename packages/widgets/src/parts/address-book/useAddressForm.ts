import { toId, type Address, type AddressId, type AreaId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { saveAddress } from '@pawlet/core/queries';
import { useState } from 'react';
import { useAction, useText, useToast } from '../../runtime/index.ts';
import {
  checkedFields,
  problemOf,
  refusedProblems,
  type AddressDraft,
  type CheckKey,
  type CheckedField,
} from './addressProblems.ts';
import { restoreDraft } from './keptDraft.ts';
import { addressMessages } from './addressMessages.ts';
import { useSaveAddress } from './useSaveAddress.ts';
import { useKeptDraft } from './useKeptDraft.ts';

type Problems = Partial<Record<CheckedField, CheckKey>>;

export interface AddressFormState {
  readonly draft: AddressDraft;
  readonly change: (changes: Partial<AddressDraft>) => void;
  /** The error message of a field. */
  readonly errorOf: (field: CheckedField) => string | undefined;
  /** On blur: validates the field, without a toast. */
  readonly leave: (field: CheckedField) => void;
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  readonly isRestored: boolean;
  readonly startOver: () => void;
  /** The address no longer exists: discards the stored draft. */
  readonly forget: () => void;
}

function toDraft(address: Address | undefined): AddressDraft {
  return {
    receiver: address?.receiver ?? '',
    mobile: address?.mobile ?? '',
    areaId: address?.areaId,
    region: address?.region ?? '',
    detail: address?.detail ?? '',
    isDefault: address?.isDefault ?? false,
  };
}

/** The stored draft; a region without a district is dropped. */
function restore(start: AddressDraft, kept: unknown): AddressDraft {
  const id = typeof kept === 'object' && kept !== null && 'areaId' in kept ? kept.areaId : undefined;
  const areaId = typeof id === 'number' ? toId<AreaId>(id) : undefined;
  const draft = restoreDraft(start, kept);
  return areaId === undefined
    ? { ...draft, areaId: start.areaId, region: start.region }
    : { ...draft, areaId };
}

/** State of the form for a domestic address: late validation, the first invalid field gets the focus. */
export function useAddressForm(
  address: Address | undefined,
  onSaved: (id: AddressId | undefined) => void,
  onProblem: (first: CheckedField) => void,
): AddressFormState {
  const text = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const save = useSaveAddress(saveAddress);
  const [start] = useState(() => toDraft(address));
  const kept = useKeptDraft(`domestic:${address?.id ?? 'new'}`, start, (left) => restore(start, left));
  const { draft } = kept;
  const [problems, setProblems] = useState<Problems>({});

  const say = (found: Problems): boolean => {
    setProblems(found);
    const first = checkedFields.find((field) => found[field] !== undefined);
    const key = first === undefined ? undefined : found[first];
    if (first === undefined || key === undefined) return false;
    showToast(shopText(key));
    onProblem(first);
    return true;
  };
  const { run: submit, isBusy } = useAction(async () => {
    const found = Object.fromEntries(
      checkedFields.map((field) => [field, problemOf(field, draft)]),
    ) as Problems;
    if (say(found) || draft.areaId === undefined) return;
    const result = await save({
      id: address?.id,
      receiver: draft.receiver.trim(),
      mobile: draft.mobile.trim(),
      areaId: draft.areaId,
      detail: draft.detail.trim(),
      isDefault: draft.isDefault,
    });
    if (result === undefined) return;
    if (result.status === 'ok') {
      kept.forget();
      showToast(text('address.saved'));
      onSaved(result.id);
    } else if (result.status === 'not-found') showToast(text('address.gone'));
    else if (result.reason === 'VALIDATION' && !say(refusedProblems(result))) showToast(result.message);
  });

  return {
    draft,
    change: (changes) => {
      kept.change(changes);
      const touched = checkedFields.filter((field) => field in changes);
      setProblems((before) =>
        touched.some((field) => before[field] !== undefined)
          ? { ...before, ...Object.fromEntries(touched.map((field) => [field, undefined])) }
          : before,
      );
    },
    errorOf: (field) => {
      const key = problems[field];
      return key === undefined ? undefined : shopText(key);
    },
    leave: (field) => setProblems((before) => ({ ...before, [field]: problemOf(field, draft) })),
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
