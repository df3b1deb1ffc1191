import type { AfterSale, ChangeResult } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useAction, useConfig, useHost, usePawlet, useSession, useText, useToast } from '@pawlet/widgets';
import { Button, CellGroup, Field, Icon, IconButton } from '@pawlet/widgets/ui';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import { ChoiceField } from '../apply/ChoiceField.tsx';
import { ChoiceSheet } from '../apply/ChoiceSheet.tsx';
import own from './AfterSale.module.css';
import {
  parcelProblems,
  refusedParcelProblems,
  type ParcelDraft,
  type ParcelProblems,
} from './parcelRules.ts';

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
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const mobile = useSession(({ user }) => user?.mobile ?? '');
  const [draft, setDraft] = useState<ParcelDraft>({
    carrier: '',
    trackingNumber: afterSale.trackingNumber,
    phone: mobile,
  });
  const [problems, setProblems] = useState<ParcelProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [attempts]);

  const change = (changes: Partial<ParcelDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  const say = (found: ParcelProblems): boolean => {
    setProblems(found);
    const first = found.carrier ?? found.trackingNumber ?? found.phone;
    if (first === undefined) return false;
    toast(shopText(first));
    setAttempts((count) => count + 1);
    return true;
  };
  const { run, isBusy } = useAction(async () => {
    if (say(parcelProblems(draft))) return;
    const { carrier, trackingNumber, phone } = draft;
    const result = await api.afterSales.sendBack({
      lineId: afterSale.lineId,
      carrier,
      trackingNumber: trackingNumber.trim(),
      phone: phone.trim(),
    });
    if (result.status === 'refused' && result.reason === 'VALIDATION') {
      if (!say(refusedParcelProblems(result.fields))) toast(result.message);
      return;
    }
    onResult(result, text('afterSale.saved'));
  });
  const errorOf = (field: keyof ParcelDraft): string | undefined => {
    const key = problems[field];
    return key === undefined ? undefined : shopText(key);
  };
  const scan = async (): Promise<void> => {
    const scanned = await host.scanCode();
    if (scanned !== undefined) change({ trackingNumber: scanned.replaceAll(/[^\w -]/gu, '').slice(0, 64) });
  };
  const carriers = config?.carriers ?? [];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <CellGroup title={text('afterSale.parcel')}>
        <ChoiceField
          layout="stack"
          label={text('afterSale.carrier')}
          value={carriers.find(({ code }) => code === draft.carrier)?.name ?? ''}
          placeholder={text('afterSale.chooseCarrier')}
          error={errorOf('carrier')}
          onOpen={() => setIsChoosing(true)}
        />
        <Field
          required
          layout="stack"
          label={text('afterSale.trackingNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={draft.trackingNumber}
          error={errorOf('trackingNumber')}
          onChange={(trackingNumber) => change({ trackingNumber })}
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
          required
          layout="stack"
          type="tel"
          inputMode="tel"
          label={text('afterSale.phone')}
          autoComplete="tel"
          maxLength={20}
          value={draft.phone}
          error={errorOf('phone')}
          onChange={(phone) => change({ phone })}
        />
        <div className={own['save']}>
          <Button type="submit" size="l" block busy={isBusy}>
            {text('afterSale.save')}
          </Button>
        </div>
      </CellGroup>
      <ChoiceSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={text('afterSale.carrier')}
        choices={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={draft.carrier}
        onChoose={(carrier) => change({ carrier })}
      />
    </form>
  );
}

const firstWrong = 'button[data-state="invalid"], [aria-invalid="true"]';
