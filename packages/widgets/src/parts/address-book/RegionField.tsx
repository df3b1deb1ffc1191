import { forwardRef } from 'react';
import { useText } from '../../runtime/index.ts';
import { addressMessages } from './addressMessages.ts';
import { PickerField } from './PickerField.tsx';
import { regionLanguage } from './regionLanguage.ts';

export interface RegionFieldProps {
  /** The selected region as text, '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onOpen: () => void;
}

/** A form row that opens the region selection. */
export const RegionField = forwardRef<HTMLButtonElement, RegionFieldProps>(function RegionField(props, ref) {
  const text = useText(addressMessages);
  return (
    <PickerField
      {...props}
      ref={ref}
      valueLanguage={regionLanguage(props.value)}
      label={text('address.region')}
      placeholder={text('address.regionHint')}
    />
  );
});
