import type { AfterSale, ChangeResult } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import { useConfig, useHost, usePawlet, useSession, useText } from '@pawlet/widgets';
import { Button, CellGroup, Field, Icon, IconButton, useForm } from '@pawlet/widgets/ui';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import { ChoiceField } from '../request/ChoiceField.tsx';
import { ChoiceSheet } from '../request/ChoiceSheet.tsx';
import own from './AfterSale.module.css';
import { parcelProblems, refusedParcelProblems, type ParcelProblems } from './parcelRules.ts';

export interface ReturnFormProps {
  readonly afterSale: AfterSale;
  readonly onResult: (result: ChangeResult, words: string) => void;
}

/** The return parcel's form: carrier, number, and a phone number for questions. */
export function ReturnForm({ afterSale, onResult }: ReturnFormProps) {
  const { api } = usePawlet();
  const text = useText(afterSaleMessages);
  const shopText = useText(shopMessages);
  const config = useConfig();
  const host = useHost();
  const mobile = useSession(({ user }) => user?.mobile ?? '');
  const [isChoosing, setIsChoosing] = useState(false);
  const toWords = (problems: ParcelProblems) => ({
    carrier: problems.carrier && shopText(problems.carrier),
    trackingNumber: problems.trackingNumber && shopText(problems.trackingNumber),
    phone: problems.phone && shopText(problems.phone),
  });
  const form = useForm({
    initial: { carrier: '', trackingNumber: afterSale.trackingNumber, phone: mobile },
    check: (values) => toWords(parcelProblems(values)),
    submit: async ({ carrier, trackingNumber, phone }, { refuse, forget }) => {
      const result = await api.afterSales.sendBack({
        lineId: afterSale.lineId,
        carrier,
        trackingNumber: trackingNumber.trim(),
        phone: phone.trim(),
      });
      if (result.status === 'refused' && result.reason === 'VALIDATION') {
        refuse(toWords(refusedParcelProblems(result.fields)), result.message);
        return;
      }
      forget();
      onResult(result, text('afterSale.saved'));
    },
    guardsLeaving: true,
  });
  const { carrier } = form.values;
  const scan = async (): Promise<void> => {
    const scanned = await host.scanCode();
    if (scanned !== undefined)
      form.change({ trackingNumber: scanned.replaceAll(/[^\w -]/gu, '').slice(0, 64) });
  };
  const carriers = config?.carriers ?? [];
  return (
    <form {...form.props}>
      <CellGroup title={text('afterSale.parcel')}>
        <ChoiceField
          ref={form.getRef('carrier')}
          layout="stack"
          label={text('afterSale.carrier')}
          value={carriers.find(({ code }) => code === carrier)?.name ?? ''}
          placeholder={text('afterSale.chooseCarrier')}
          error={form.getError('carrier')}
          onOpen={() => setIsChoosing(true)}
        />
        <Field
          {...form.field('trackingNumber')}
          required
          layout="stack"
          label={text('afterSale.trackingNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          trailing={
            host.isAvailable('scanCode') ? (
              <IconButton
                icon={<Icon name="scan" size={20} />}
                label={text('afterSale.scan')}
                onClick={() => void scan()}
              />
            ) : undefined
          }
        />
        <Field
          {...form.field('phone')}
          required
          layout="stack"
          type="tel"
          inputMode="tel"
          label={text('afterSale.phone')}
          autoComplete="tel"
          maxLength={20}
        />
        <div className={own['save']}>
          <Button type="submit" size="l" block busy={form.isBusy}>
            {text('afterSale.save')}
          </Button>
        </div>
      </CellGroup>
      <ChoiceSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={text('afterSale.carrier')}
        choices={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={carrier}
        onChoose={(chosen) => form.change({ carrier: chosen })}
      />
    </form>
  );
}
