import type { AddressId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { AddressForm, AddressList } from '../../parts/index.ts';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';

export interface AddressSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address book, or the form for a new address. */
  readonly step: 'list' | 'form';
  readonly onStep: (step: 'list' | 'form') => void;
}

/** The address book in a sheet: select an address, or add a new one and use it. */
export function AddressSheet({ open, onClose, step, onStep }: AddressSheetProps): ReactElement {
  const { session } = usePawlet();
  const text = useText(pointsMallMessages);
  const take = (addressId: AddressId | undefined): void => {
    if (addressId !== undefined) session.remember({ addressId });
    onClose();
  };
  if (step === 'form') {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={text('pointsMall.newAddress')}
        height="full"
        onBack={() => onStep('list')}
      >
        <AddressForm onSaved={take} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('pointsMall.chooseAddress')}
      height="full"
      footer={
        <Button size="l" block variant="outlined" onClick={() => onStep('form')}>
          {text('pointsMall.addAddress')}
        </Button>
      }
    >
      <AddressList onChoose={({ id }) => take(id)} getEditRoute={() => undefined} />
    </Sheet>
  );
}
