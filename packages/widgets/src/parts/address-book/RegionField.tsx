import { forwardRef } from 'react';
import { useText } from '../../runtime/index.ts';
import { addressMessages } from './addressMessages.ts';
import { PickerField } from './PickerField.tsx';
import { regionLanguage } from './regionLanguage.ts';

export interface RegionFieldProps {
  /** The chosen region in words, '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onOpen: () => void;
}

/** The row of a form that opens the choice of a region. */
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
