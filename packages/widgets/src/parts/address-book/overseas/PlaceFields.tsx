import type { Country, OverseasPlaceForm } from '@pawlet/core/api';
import { hasPostCodes, postCodeSample } from '@pawlet/core/rules';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLocale, useText } from '../../../runtime/index.ts';
import { Field, type FieldProps } from '../../../ui/index.ts';
import { PickerField } from '../PickerField.tsx';
import { CountrySheet } from './CountrySheet.tsx';
import { overseasMessages } from './messages.ts';
import { isLastNameFirst, type PlaceName } from './overseasDraft.ts';
import { placeFields, type PlaceField } from './overseasProblems.ts';

type TextFieldName = Exclude<PlaceField, 'countryCode' | 'dialCode'> | 'extension' | 'company';

type Input = Pick<FieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'> & {
  /** What browsers fill it with. */
  readonly fill: string;
};

const inputs: Readonly<Record<TextFieldName, Input>> = {
  lastName: { fill: 'family-name', maxLength: 50 },
  firstName: { fill: 'given-name', maxLength: 50 },
  mobile: { fill: 'tel-national', type: 'tel', inputMode: 'tel', maxLength: 24 },
  extension: { fill: 'tel-extension', inputMode: 'tel', maxLength: 20 },
  zipcode: { fill: 'postal-code', maxLength: 16, autoCapitalize: 'characters', spellCheck: false },
  province: { fill: 'address-level1', maxLength: 80 },
  city: { fill: 'address-level2', maxLength: 80 },
  detail: { fill: 'street-address', maxLength: 200 },
  email: {
    fill: 'email',
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    autoCapitalize: 'none',
    spellCheck: false,
  },
  company: { fill: 'organization', maxLength: 80 },
};

export interface PlaceFieldsProps {
  readonly name: PlaceName;
  readonly place: OverseasPlaceForm;
  /** In the reader's language, '' for none. */
  readonly countryName: string;
  readonly onChange: (changes: Partial<OverseasPlaceForm>) => void;
  readonly errorOf: (field: PlaceField) => string | undefined;
  readonly onLeave: (field: PlaceField) => void;
  /** Hands out what gets the focus when a field is wrong. */
  readonly onElement: (field: PlaceField, element: HTMLElement | null) => void;
}

/** The fields of an address overseas: where it is, and who is there. */
export function PlaceFields(props: PlaceFieldsProps): ReactElement {
  const { name, place, countryName, onChange, errorOf, onLeave, onElement } = props;
  const text = useText(overseasMessages);
  const [sheet, setSheet] = useState<'country' | 'dialCode'>();
  const choose = (country: Country): void => {
    setSheet(undefined);
    if (sheet === 'dialCode') onChange({ dialCode: country.dialCode });
    // The same country again leaves the prefix that was chosen beside it.
    else if (country.code !== place.countryCode) {
      onChange({ countryCode: country.code, dialCode: country.dialCode });
    }
  };
  const show = (field: TextFieldName | 'countryCode' | 'dialCode'): ReactElement => {
    if (field === 'countryCode') {
      return (
        <PickerField
          key={field}
          ref={(element) => onElement(field, element)}
          label={text('overseas.country')}
          placeholder={text('overseas.choose')}
          value={countryName}
          error={errorOf(field)}
          onOpen={() => setSheet('country')}
        />
      );
    }
    if (field === 'dialCode') {
      return (
        <PickerField
          key={field}
          ref={(element) => onElement(field, element)}
          label={text('overseas.dialCode')}
          placeholder={text('overseas.choose')}
          value={place.dialCode === '' ? '' : `+${place.dialCode}`}
          error={errorOf(field)}
          onOpen={() => setSheet('dialCode')}
        />
      );
    }
    const { fill, ...input } = inputs[field];
    const isOptional = field === 'extension' || field === 'company' || field === 'email';
    const checked = field === 'extension' || field === 'company' ? undefined : field;
    return (
      <Field
        key={field}
        {...input}
        {...(field === 'zipcode' ? zipInput(place.countryCode) : {})}
        ref={(element) => {
          if (checked !== undefined) onElement(checked, element);
        }}
        required={!isOptional}
        label={text(`overseas.${field}`)}
        placeholder={placeholderOf(field)}
        hint={
          field === 'zipcode' && !hasPostCodes(place.countryCode) ? text('overseas.noPostCode') : undefined
        }
        autoComplete={`${name === 'place' ? 'shipping' : 'billing'} ${fill}`}
        lang=""
        value={place[field]}
        error={checked === undefined ? undefined : errorOf(checked)}
        onChange={(value) => onChange({ [field]: value })}
        onBlur={() => {
          if (checked !== undefined) onLeave(checked);
        }}
      />
    );
  };
  const placeholderOf = (field: TextFieldName): string | undefined => {
    if (field === 'zipcode') return postCodeSample(place.countryCode);
    if (field === 'detail') return text('overseas.detailHint');
    return field === 'extension' || field === 'company' || field === 'email'
      ? text('overseas.optional')
      : undefined;
  };
  const fields = placeFields(isLastNameFirst(useLocale()));
  return (
    <>
      {fields.flatMap((field) => {
        if (field === 'mobile') return [show(field), show('extension')];
        return field === 'email' ? [show(field), show('company')] : [show(field)];
      })}
      <CountrySheet
        open={sheet !== undefined}
        kind={sheet ?? 'country'}
        chosen={sheet === 'dialCode' ? place.dialCode : place.countryCode}
        onClose={() => setSheet(undefined)}
        onChoose={choose}
      />
    </>
  );
}

/** Post codes of digits get the keyboard of digits. */
function zipInput(country: string): Pick<FieldProps, 'inputMode'> {
  return /^\d+$/u.test(postCodeSample(country) ?? '') ? { inputMode: 'numeric' } : {};
}
