import type { AddressId } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  AddressForm,
  AddressList,
  addressMessages,
  OverseasForm,
  useAddressBook,
} from '../../parts/index.ts';
import { useConfig, usePawlet, useText } from '../../runtime/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { checkoutMessages } from '../checkoutMessages.ts';

export interface AddressSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The address book over the checkout, for pages without their own: selects or adds an address. */
export function AddressSheet({ open, onClose }: AddressSheetProps): ReactElement {
  const { session } = usePawlet();
  const text = useText(addressMessages);
  const checkoutText = useText(checkoutMessages);
  const { addresses } = useAddressBook({ refreshOnMount: false });
  const isAbroad = (useConfig()?.country.code ?? 'CHN') !== 'CHN';
  const [form, setForm] = useState<'domestic' | 'overseas'>();
  const isEmpty = addresses.status === 'ready' && addresses.data.length === 0;
  const usual = isAbroad ? 'overseas' : 'domestic';
  const shown = form ?? (isEmpty ? usual : undefined);
  const choose = (id: AddressId | undefined): void => {
    if (id !== undefined) session.remember({ addressId: id });
    // Keeps its content while the sheet closes.
    setForm(shown);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      height="full"
      title={shown === undefined ? checkoutText('checkout.chooseAddress') : text('address.add')}
      footer={
        shown === undefined ? (
          <Button block size="l" onClick={() => setForm(usual)}>
            {text('address.add')}
          </Button>
        ) : undefined
      }
    >
      {shown === undefined ? (
        <AddressList onChoose={({ id }) => choose(id)} getEditRoute={() => undefined} />
      ) : shown === 'domestic' ? (
        <AddressForm onSaved={choose} onOverseas={() => setForm('overseas')} />
      ) : (
        <OverseasForm onSaved={choose} onDomestic={() => setForm('domestic')} />
      )}
    </Sheet>
  );
}
