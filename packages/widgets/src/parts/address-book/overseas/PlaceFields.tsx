import type { Country, OverseasPlaceForm } from '@pawlet/core/api';
import {
  addressLayout,
  findState,
  hasStates,
  postCodeSample,
  stateName,
  type KnownState,
} from '@pawlet/core/rules';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLocale, useText } from '../../../runtime/index.ts';
import { Field, type FieldProps } from '../../../ui/index.ts';
import { addressMessages } from '../addressMessages.ts';
import { AutofillSelect } from '../AutofillSelect.tsx';
import { PickerField } from '../PickerField.tsx';
import { SelectField } from '../SelectField.tsx';
import { CountrySheet } from './CountrySheet.tsx';
import { overseasMessages } from './overseasMessages.ts';
import type { PlaceName } from './overseasDraft.ts';
import { isRequired, placeFields, type PlaceField } from './overseasProblems.ts';
import { cityLabel, postCodeLabel, stateLabel } from './stateLabel.ts';

type TextFieldName = Exclude<PlaceField, 'countryCode' | 'dialCode'> | 'extension' | 'company';

type Input = Pick<FieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'> & {
  /** Prefix of `autocomplete`. */
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
  /** The selectable states; undefined while loading, and where any text is accepted. */
  readonly states: readonly KnownState[] | undefined;
  readonly countries: readonly Country[];
  /** In the reader's language, '' for none. */
  readonly countryName: string;
  readonly onChange: (changes: Partial<OverseasPlaceForm>) => void;
  readonly getError: (field: PlaceField) => string | undefined;
  readonly onLeave: (field: PlaceField) => void;
  /** Registers the element to focus when a field is invalid. */
  readonly onElement: (field: PlaceField, element: HTMLElement | null) => void;
}

/** The fields of an overseas address in its country's format: place and recipient. */
export function PlaceFields(props: PlaceFieldsProps): ReactElement {
  const { name, place, states, countries, countryName, onChange, getError, onLeave, onElement } = props;
  const text = useText(overseasMessages);
  const addressText = useText(addressMessages);
  const locale = useLocale();
  const [sheet, setSheet] = useState<'country' | 'dialCode'>();
  const layout = addressLayout(place.countryCode, locale);
  const use = name === 'place' ? 'shipping' : 'billing';
  const move = (country: Country): void => {
    // Selecting the same country again keeps the selected prefix.
    if (country.code !== place.countryCode)
      onChange({ countryCode: country.code, dialCode: country.dialCode });
  };
  const choose = (country: Country): void => {
    setSheet(undefined);
    if (sheet === 'dialCode') onChange({ dialCode: country.dialCode });
    else move(country);
  };
  const countryField = (
    <div key="countryCode">
      <PickerField
        ref={(element) => onElement('countryCode', element)}
        label={text('overseas.country')}
        placeholder={text('overseas.choose')}
        value={countryName}
        error={getError('countryCode')}
        onOpen={() => setSheet('country')}
      />
      <AutofillSelect
        label={text('overseas.country')}
        name={`${use}-country`}
        autoComplete={`${use} country`}
        options={countries.map(({ code, region, name: label }) => ({
          value: region === '' ? code : region,
          label,
        }))}
        value={getRegion(countries, place.countryCode)}
        onChange={(value) => {
          const country = countries.find(({ code, region }) => [code, region].includes(value));
          if (country !== undefined) move(country);
        }}
      />
    </div>
  );
  const dialCodeField = (
    <PickerField
      key="dialCode"
      ref={(element) => onElement('dialCode', element)}
      label={text('overseas.dialCode')}
      placeholder={text('overseas.choose')}
      value={place.dialCode === '' ? '' : `+${place.dialCode}`}
      error={getError('dialCode')}
      onOpen={() => setSheet('dialCode')}
    />
  );
  const getLabel = (field: TextFieldName): string => {
    if (field === 'province') return text(stateLabel(layout.stateKind, layout.parts.includes('province')));
    if (field === 'city') return text(cityLabel(layout.cityKind));
    if (field === 'extension') return addressText('address.extension');
    return text(field === 'zipcode' ? postCodeLabel(layout.postCodeKind) : `overseas.${field}`);
  };
  const isOptional = (field: TextFieldName): boolean =>
    field === 'province' || field === 'city' || field === 'zipcode' || field === 'detail'
      ? !isRequired(field, place.countryCode)
      : field === 'extension' || field === 'company' || field === 'email';
  const getPlaceholder = (field: TextFieldName): string | undefined => {
    if (isOptional(field)) return text('overseas.optional');
    if (field === 'zipcode') return postCodeSample(place.countryCode);
    return field === 'detail' ? text('overseas.detailHint') : undefined;
  };
  const show = (field: PlaceField | 'extension' | 'company'): ReactElement => {
    if (field === 'countryCode') return countryField;
    if (field === 'dialCode') return dialCodeField;
    const { fill, ...input } = inputs[field];
    const common = {
      name: `${use}-${fill}`,
      autoComplete: `${use} ${fill}`,
      label: getLabel(field),
      required: !isOptional(field),
    };
    const checked = field === 'extension' || field === 'company' ? undefined : field;
    const error = checked === undefined ? undefined : getError(checked);
    const leave = (): void => {
      if (checked !== undefined) onLeave(checked);
    };
    if (field === 'province' && hasStates(place.countryCode)) {
      return (
        <StateField
          key={`${field} ${place.countryCode}`}
          {...common}
          fieldRef={(element) => onElement(field, element)}
          states={states ?? []}
          province={place.province}
          error={error}
          onChange={(province) => onChange({ province })}
          onBlur={leave}
        />
      );
    }
    return (
      <Field
        key={field}
        {...input}
        {...(field === 'zipcode' ? zipInput(place.countryCode) : {})}
        {...common}
        ref={(element) => {
          if (checked !== undefined) onElement(checked, element);
        }}
        placeholder={getPlaceholder(field)}
        lang=""
        value={place[field]}
        error={error}
        onChange={(value) => onChange({ [field]: value })}
        onBlur={leave}
      />
    );
  };
  const fields = placeFields(place.countryCode, locale);
  // A state in a country without states is only visible if it is invalid.
  const isStateAdded = getError('province') !== undefined && !layout.parts.includes('province');
  const [isStateSeen, setIsStateSeen] = useState(false);
  if (isStateAdded && !isStateSeen) setIsStateSeen(true);
  return (
    <>
      {fields.flatMap((field) => {
        if (field === 'mobile') return [show(field), show('extension')];
        if (field !== 'email') return [show(field)];
        const hasState = layout.parts.includes('province');
        return [...(isStateSeen && !hasState ? [show('province')] : []), show(field), show('company')];
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

interface StateFieldProps {
  readonly name: string;
  readonly autoComplete: string;
  readonly label: string;
  readonly required: boolean;
  readonly fieldRef: (element: HTMLSelectElement | null) => void;
  readonly states: readonly KnownState[];
  readonly province: string;
  readonly error: string | undefined;
  readonly onChange: (province: string) => void;
  readonly onBlur: () => void;
}

/** The selectable states of a country; an entered text that is not one of them stays visible. */
function StateField({ fieldRef, states, province, onChange, ...field }: StateFieldProps): ReactElement {
  const text = useText(overseasMessages);
  const locale = useLocale();
  const chosen = findState(states, province);
  const isWritten = chosen === undefined && province.trim() !== '';
  const hint = text(field.required ? 'overseas.choose' : 'overseas.optional');
  return (
    <SelectField
      {...field}
      ref={fieldRef}
      options={states.map((state) => ({ value: state.code, label: bothNames(state, locale) }))}
      value={chosen?.code ?? ''}
      placeholder={isWritten ? province : hint}
      isWritten={isWritten}
      onChange={(code) => {
        const state = states.find((one) => one.code === code);
        onChange(state === undefined ? '' : stateName(state, locale));
      }}
    />
  );
}

/** A state in the reader's script and in the local one, as local browsers store it. */
function bothNames(state: KnownState, locale: string): string {
  const read = stateName(state, locale);
  return read === state.name ? read : `${read} (${state.name})`;
}

function getRegion(countries: readonly Country[], wanted: string): string {
  const country = countries.find(({ code }) => code === wanted);
  return country === undefined || country.region === '' ? wanted : country.region;
}

/** Numeric post codes get the numeric keyboard. */
function zipInput(country: string): Pick<FieldProps, 'inputMode'> {
  return /^\d+$/u.test(postCodeSample(country) ?? '') ? { inputMode: 'numeric' } : {};
}
