import type { Address, AddressId } from '@pawlet/core/api';
import { loadStates } from '@pawlet/core/rules';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useLocale, useText, useToast } from '../../../runtime/index.ts';
import { Button, CellGroup, Icon, Switch } from '../../../ui/index.ts';
import styles from '../AddressBook.module.css';
import { addressMessages } from '../addressMessages.ts';
import { OtherKind } from '../OtherKind.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { RestoredNote } from '../RestoredNote.tsx';
import { overseasMessages } from './overseasMessages.ts';
import type { PlaceName } from './overseasDraft.ts';
import { fillPlace, toLocalTown, type LocatedTown } from './locatedTown.ts';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import { useCountries } from './useCountries.ts';
import { useOverseasForm } from './useOverseasForm.ts';

export interface OverseasFormProps {
  /** The address to edit; undefined for a new one. */
  readonly address?: Address | undefined;
  /** It was saved. */
  readonly onSaved: (id: AddressId) => void;
  /** Shows a button that deletes the address; resolves with whether it was deleted. */
  readonly onRemove?: (() => Promise<boolean>) | undefined;
  /** Shows a button that fills in the place by the shopper's position. */
  readonly onLocate?: (() => void) | undefined;
  /** The found place; each new one is filled in. */
  readonly located?: LocatedTown | undefined;
  /** Shows a link to the form for a domestic address. */
  readonly onDomestic?: (() => void) | undefined;
}

/** The form of an overseas address, optionally with a separate billing address. */
export function OverseasForm(props: OverseasFormProps): ReactElement {
  const { address, onSaved, onRemove, onLocate, located, onDomestic } = props;
  const text = useText(overseasMessages);
  const bookText = useText(addressMessages);
  const countries = useCountries();
  const { form, draft, states: getStates, changePlace, leave } = useOverseasForm(address, onSaved);
  const showToast = useToast();
  const fillIn = (town: LocatedTown): void => {
    changePlace('place', fillPlace(draft.place, town, countries.data ?? []));
    showToast(bookText('address.filled'));
  };
  const locale = useLocale();
  const latest = useRef(fillIn);
  useEffect(() => {
    latest.current = fillIn;
  });
  // The dialling prefix comes with the list of countries.
  const areCountriesRead = countries.status !== 'loading';
  useEffect(() => {
    if (located === undefined || !areCountriesRead) return undefined;
    let isLeft = false;
    const fill = async (): Promise<void> => {
      // Without the list the state has to be selected manually.
      const states = await loadStates(located.countryCode).catch(() => []);
      if (!isLeft) latest.current(toLocalTown(located, states, locale));
    };
    void fill();
    return () => {
      isLeft = true;
    };
  }, [located, areCountriesRead, locale]);
  const listParts = (name: PlaceName): PlaceFieldsProps => {
    const { countryCode } = draft[name];
    const saved = name === 'place' ? address?.overseas : address?.billing;
    return {
      name,
      place: draft[name],
      states: getStates[name],
      countries: countries.data ?? [],
      countryName:
        countries.data?.find(({ code }) => code === countryCode)?.name ??
        (saved?.countryCode === countryCode ? saved.countryName : countryCode),
      onChange: (changes) => changePlace(name, changes),
      getError: (field) => form.getError(`${name}.${field}`),
      onLeave: (field) => leave(name, field),
      onElement: (field, element) => form.getRef(`${name}.${field}`)(element),
    };
  };
  return (
    <form className={styles['form']} {...form.props}>
      {form.isRestored ? <RestoredNote onStartOver={form.startOver} /> : null}
      <fieldset className={styles['place']} aria-label={text('overseas.shipping')}>
        <CellGroup title={text('overseas.shipping')}>
          {onLocate === undefined ? null : (
            <button type="button" className={styles['locate']} onClick={onLocate}>
              <Icon name="pin" size={18} />
              {bookText('address.locate')}
            </button>
          )}
          <PlaceFields {...listParts('place')} />
        </CellGroup>
      </fieldset>
      <CellGroup>
        <Switch checked={draft.isBillingSame} onChange={(isBillingSame) => form.change({ isBillingSame })}>
          {text('overseas.billingSame')}
        </Switch>
        <Switch checked={draft.isDefault} onChange={(isDefault) => form.change({ isDefault })}>
          {bookText('address.makeDefault')}
        </Switch>
      </CellGroup>
      {draft.isBillingSame ? null : (
        <fieldset className={styles['place']} aria-label={text('overseas.billing')}>
          <CellGroup title={text('overseas.billing')}>
            <PlaceFields {...listParts('billing')} />
          </CellGroup>
        </fieldset>
      )}
      {onDomestic === undefined ? null : (
        <OtherKind onOpen={onDomestic}>{bookText('address.toDomestic')}</OtherKind>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" size="l" block busy={form.isBusy}>
          {bookText('address.save')}
        </Button>
        {onRemove === undefined ? null : <RemoveButton onRemove={onRemove} onGone={form.forget} />}
      </div>
    </form>
  );
}
