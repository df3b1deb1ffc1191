import type { Address, AddressId, Area, AreaId } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import { Button, CellGroup, Field, Icon, Switch, TextArea } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './addressMessages.ts';
import { OtherKind } from './OtherKind.tsx';
import { PasteBox } from './PasteBox.tsx';
import { RegionField } from './RegionField.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useAddressForm } from './useAddressForm.ts';

export interface AddressFormProps {
  /** The address to edit; undefined for a new one. */
  readonly address?: Address | undefined;
  /** It was saved; the id is undefined where the server does not return it. */
  readonly onSaved: (id: AddressId | undefined) => void;
  /** Shows a button that deletes the address; resolves with whether it was deleted. */
  readonly onRemove?: (() => Promise<boolean>) | undefined;
  /** Shows a button that selects the region by the shopper's position. */
  readonly onLocate?: (() => void) | undefined;
  /** The selected place; each new one is filled in. */
  readonly located?: LocatedPlace | undefined;
  /** Shows a link to the form for an overseas address. */
  readonly onOverseas?: (() => void) | undefined;
}

/** A place selected elsewhere. */
export interface LocatedPlace {
  /** District; undefined if unknown. */
  readonly areaId: AreaId | undefined;
  /** The region as text. */
  readonly region: string;
  /** Province, or province and city, if no more is known: the region selection starts with them. */
  readonly begunWith?: readonly Area[] | undefined;
  /** Name of the place, '' for none. */
  readonly detail: string;
}

/** The form of a domestic address. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { address, onSaved, onRemove, onLocate, located, onOverseas } = props;
  const text = useText(addressMessages);
  const form = useAddressForm(address, onSaved);
  const { values, change } = form;
  const showToast = useToast();
  const fill = useRef(change);
  const say = useRef(() => showToast(text('address.filled')));
  useEffect(() => {
    fill.current = change;
    say.current = () => showToast(text('address.filled'));
  });
  useEffect(() => {
    if (located === undefined) return;
    const { areaId, region: words, detail: place } = located;
    fill.current({
      ...(areaId === undefined ? {} : { areaId, region: words }),
      ...(place === '' ? {} : { detail: place }),
    });
    say.current();
  }, [located]);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <form className={styles['form']} {...form.props}>
      {form.isRestored ? <RestoredNote onStartOver={form.startOver} /> : null}
      <CellGroup>
        <Field
          required
          label={text('address.receiver')}
          placeholder={text('address.receiverHint')}
          autoComplete="name"
          lang=""
          maxLength={50}
          {...form.field('receiver')}
        />
        <Field
          required
          type="tel"
          inputMode="tel"
          label={text('address.mobile')}
          placeholder={text('address.mobileHint')}
          autoComplete="tel-national"
          maxLength={20}
          {...form.field('mobile')}
        />
        <RegionField
          ref={form.getRef('region')}
          value={values.region}
          error={form.getError('region')}
          onOpen={() => setIsChoosing(true)}
        />
        {onLocate === undefined ? null : (
          <button type="button" className={styles['locate']} onClick={onLocate}>
            <Icon name="pin" size={18} />
            {text('address.locate')}
          </button>
        )}
        <div className={styles['detail']}>
          <TextArea
            required
            layout="row"
            rows={2}
            label={text('address.detail')}
            placeholder={text('address.detailHint')}
            autoComplete="street-address"
            lang=""
            maxLength={200}
            {...form.field('detail')}
          />
        </div>
        <Switch checked={values.isDefault} onChange={(isDefault) => change({ isDefault })}>
          {text('address.makeDefault')}
        </Switch>
      </CellGroup>
      <CellGroup>
        <PasteBox onFill={change} />
      </CellGroup>
      {onOverseas === undefined ? null : (
        <OtherKind onOpen={onOverseas}>{text('address.toOverseas')}</OtherKind>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" size="l" block busy={form.isBusy}>
          {text('address.save')}
        </Button>
        {onRemove === undefined ? null : <RemoveButton onRemove={onRemove} onGone={form.forget} />}
      </div>
      <RegionSheet
        open={isChoosing}
        begunWith={located?.begunWith}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          change({ areaId: chosen.areaId, region: chosen.region });
          setIsChoosing(false);
        }}
      />
    </form>
  );
}
