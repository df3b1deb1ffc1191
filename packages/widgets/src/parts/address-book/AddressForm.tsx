import type { Address, AddressId } from '@pawlet/core/api';
import { useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, CellGroup, Field, Switch, TextArea } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { addressMessages } from './messages.ts';
import { PasteBox } from './PasteBox.tsx';
import { RegionField } from './RegionField.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import { useAddressForm } from './useAddressForm.ts';

export interface AddressFormProps {
  /** The address to change; undefined makes a new one. */
  readonly address?: Address | undefined;
  /** It is kept; the id is undefined where the server does not tell it. */
  readonly onSaved: (id: AddressId | undefined) => void;
  /** Offers to delete the address. */
  readonly onRemove?: (() => void) | undefined;
}

/** The form of a domestic address. */
export function AddressForm({ address, onSaved, onRemove }: AddressFormProps): ReactElement {
  const text = useText(addressMessages);
  const receiver = useRef<HTMLInputElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLButtonElement>(null);
  const detail = useRef<HTMLTextAreaElement>(null);
  const { draft, change, errorOf, leave, submit, isBusy } = useAddressForm(address, onSaved, (first) =>
    ({ receiver, mobile, region, detail })[first].current?.focus(),
  );
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CellGroup>
        <Field
          ref={receiver}
          required
          label={text('address.receiver')}
          placeholder={text('address.receiverHint')}
          autoComplete="name"
          lang=""
          maxLength={50}
          value={draft.receiver}
          error={errorOf('receiver')}
          onChange={(value) => change({ receiver: value })}
          onBlur={() => leave('receiver')}
        />
        <Field
          ref={mobile}
          required
          type="tel"
          inputMode="tel"
          label={text('address.mobile')}
          placeholder={text('address.mobileHint')}
          autoComplete="tel-national"
          maxLength={20}
          value={draft.mobile}
          error={errorOf('mobile')}
          onChange={(value) => change({ mobile: value })}
          onBlur={() => leave('mobile')}
        />
        <RegionField
          ref={region}
          value={draft.region}
          error={errorOf('region')}
          onOpen={() => setIsChoosing(true)}
        />
        <div className={styles['detail']}>
          <TextArea
            ref={detail}
            required
            layout="row"
            rows={2}
            label={text('address.detail')}
            placeholder={text('address.detailHint')}
            autoComplete="street-address"
            lang=""
            maxLength={200}
            value={draft.detail}
            error={errorOf('detail')}
            onChange={(value) => change({ detail: value })}
            onBlur={() => leave('detail')}
          />
        </div>
        <Switch checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })}>
          {text('address.makeDefault')}
        </Switch>
      </CellGroup>
      <CellGroup>
        <PasteBox onFill={change} />
      </CellGroup>
      <div className={styles['buttons']}>
        <Button type="submit" size="l" block busy={isBusy}>
          {text('address.save')}
        </Button>
        {onRemove === undefined ? null : (
          <Button size="l" block variant="ghost" tone="danger" onClick={onRemove}>
            {text('address.remove')}
          </Button>
        )}
      </div>
      <RegionSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          change({ areaId: chosen.areaId, region: chosen.region });
          setIsChoosing(false);
        }}
      />
    </form>
  );
}
