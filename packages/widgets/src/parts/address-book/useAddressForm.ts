import { toId, type Address, type AddressId, type AreaId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { saveAddress } from '@pawlet/core/queries';
import { useState } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import { restoreSame, toFields, useDraft, useForm } from '../../ui/index.ts';
import type { Form } from '../../ui/index.ts';
import { getProblem, refusedProblems, type AddressDraft, type CheckedField } from './addressProblems.ts';
import { addressMessages } from './addressMessages.ts';
import { useSaveAddress } from './useSaveAddress.ts';

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
function restore(kept: unknown, start: AddressDraft): AddressDraft {
  const id = toFields(kept)['areaId'];
  const areaId = typeof id === 'number' ? toId<AreaId>(id) : undefined;
  const draft = restoreSame(kept, start);
  return areaId === undefined
    ? { ...draft, areaId: start.areaId, region: start.region }
    : { ...draft, areaId };
}

/** The form of a domestic address. */
export function useAddressForm(
  address: Address | undefined,
  onSaved: (id: AddressId | undefined) => void,
): Form<AddressDraft, CheckedField> {
  const text = useText(addressMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const save = useSaveAddress(saveAddress);
  const [start] = useState(() => toDraft(address));
  const check = (field: CheckedField, draft: AddressDraft): string | undefined => {
    const key = getProblem(field, draft);
    return key === undefined ? undefined : shopText(key);
  };
  return useForm<AddressDraft, CheckedField>({
    initial: start,
    draft: useDraft({
      kind: 'address-draft',
      form: `domestic:${address?.id ?? 'new'}`,
      lasts: 'tab',
      // An address that was changed elsewhere is shown as it is now.
      since: JSON.stringify(start),
      restore,
    }),
    checksEmpty: true,
    check: (draft) => ({
      receiver: check('receiver', draft),
      mobile: check('mobile', draft),
      region: check('region', draft),
      detail: check('detail', draft),
    }),
    submit: async ({ receiver, mobile, areaId, detail, isDefault }, { refuse, forget }) => {
      if (areaId === undefined) return;
      const result = await save({
        id: address?.id,
        receiver: receiver.trim(),
        mobile: mobile.trim(),
        areaId,
        detail: detail.trim(),
        isDefault,
      });
      if (result === undefined) return;
      if (result.status === 'ok') {
        forget();
        showToast(text('address.saved'));
        onSaved(result.id);
      } else if (result.status === 'not-found') showToast(text('address.gone'));
      else if (result.reason === 'VALIDATION') {
        const problems = Object.entries(refusedProblems(result));
        refuse(Object.fromEntries(problems.map(([field, key]) => [field, shopText(key)])), result.message);
      }
    },
  });
}
