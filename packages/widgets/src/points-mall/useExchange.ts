import type { ExchangeResult, RewardDetail } from '@pawlet/core/api';
import { isPawletError, shopMessages } from '@pawlet/core/errors';
import { exchangeReward } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import { useAction, useEmit, useMutation, usePawlet, useText, useToast } from '../runtime/index.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';
import type { PointsView } from './pointsViews.ts';
import { getAffordability, type Affordability } from './rewardRules.ts';
import type { Delivery } from './useDelivery.ts';
import { usePointsBalance } from '../parts/usePointsBalance.ts';

/** A missing part the shopper is reminded of. */
export type MissedPart = 'address' | 'model' | 'final';

export interface ExchangeOptions {
  readonly reward: RewardDetail;
  readonly quantity: number;
  readonly model: string | undefined;
  /** Undefined for a digital reward, which is not sent. */
  readonly delivery: Delivery | undefined;
  /** The exchange was created. */
  readonly onDone: (view: PointsView & { readonly name: 'done' }) => void;
}

/** An exchange before confirmation. */
export interface ExchangeDraft {
  /** Points for all units. */
  readonly cost: number;
  /** Undefined until loaded. */
  readonly balance: number | undefined;
  readonly affordability: Affordability;
  readonly model: string | undefined;
  readonly setModel: (model: string) => void;
  readonly memo: string;
  readonly setMemo: (memo: string) => void;
  /** The shopper has acknowledged that it is final. */
  readonly isAccepted: boolean;
  readonly setAccepted: (isAccepted: boolean) => void;
  /** How often each part was found missing: an increase draws attention to it. */
  readonly missed: Readonly<Record<MissedPart, number>>;
  readonly submit: () => void;
  readonly isBusy: boolean;
}

/** Confirms an exchange: validates it, exchanges once, and shows the result. */
export function useExchange(options: ExchangeOptions): ExchangeDraft {
  const { reward, quantity, delivery, onDone } = options;
  const { api } = usePawlet();
  const emit = useEmit();
  const text = useText(pointsMallMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const balance = usePointsBalance();
  const [chosen, setChosen] = useState(options.model);
  const [memo, setMemo] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [missed, setMissed] = useState<ExchangeDraft['missed']>({ address: 0, model: 0, final: 0 });
  const [isDone, setIsDone] = useState(false);
  // A ref, not state: available before the next render, so that nothing is sent twice.
  const hasSent = useRef(false);
  const cost = reward.points * quantity;
  const affordability = getAffordability(reward, balance.data, quantity);
  const model = reward.models.find((name) => name === chosen);

  const miss = (what: MissedPart, words: string): void => {
    showToast(words);
    setMissed((counts) => ({ ...counts, [what]: counts[what] + 1 }));
  };
  const missAddress = (): void =>
    miss(
      'address',
      shopText(delivery?.hasAddresses === false ? 'check.address.add' : 'check.address.choose'),
    );

  /** Reports missing parts, one at a time, from top to bottom. */
  const isComplete = (): boolean => {
    if (affordability === 'out-of-stock') showToast(shopText('stock.none'));
    else if (affordability === 'short') {
      showToast(shopText('points.notEnough'));
      void balance.reload();
    } else if (delivery !== undefined && delivery.address === undefined) missAddress();
    else if (reward.models.length > 0 && model === undefined) miss('model', text('pointsMall.chooseModel'));
    else if (!isAccepted) miss('final', text('pointsMall.finalMissed'));
    else return true;
    return false;
  };

  const readBalance = async (): Promise<number | undefined> => {
    try {
      return await api.points.balance({ background: true });
    } catch (error) {
      // The exchange was created nevertheless; the balance is updated with the next refresh.
      if (!isPawletError(error)) throw error;
      return undefined;
    }
  };
  /** Shows why it was refused, and reloads what that makes stale. */
  const showResult = (result: ExchangeResult): void => {
    switch (result.status) {
      case 'points-short':
        showToast(shopText('points.notEnough'));
        break;
      case 'out-of-stock':
        showToast(shopText('stock.none'));
        break;
      case 'address-needed':
        missAddress();
        break;
      case 'model-needed':
        miss('model', shopText('goods.chooseAttribute'));
        break;
      case 'off-shelf':
      case 'limit-reached':
        showToast(result.message);
        break;
      case 'refused':
        // The client has shown other refusals already.
        if (result.reason === 'VALIDATION') showToast(result.message);
        break;
      case 'ok':
      case 'not-found':
      case 'upgrade-required':
        break;
    }
  };
  const finish = async ({
    id,
    points: returned,
  }: ExchangeResult & { readonly status: 'ok' }): Promise<void> => {
    hasSent.current = true;
    setIsDone(true);
    emit('pawlet:exchange', { productId: reward.id, quantity });
    const points = returned ?? (await readBalance());
    if (points !== undefined) emit('pawlet:points-changed', { points });
    onDone({ name: 'done', kind: reward.kind, exchangeId: id });
  };

  const { run: exchange } = useMutation(exchangeReward, { onResult: showResult });
  const { run: submit, isBusy } = useAction(async () => {
    if (hasSent.current || !isComplete()) return;
    const result = await exchange({
      rewardId: reward.id,
      quantity,
      addressId: delivery?.address?.id,
      model,
      memo: memo.trim(),
    });
    if (result?.status === 'ok') await finish(result);
  });

  return {
    cost,
    balance: balance.data,
    affordability,
    model,
    setModel: setChosen,
    memo,
    setMemo,
    isAccepted,
    setAccepted,
    missed,
    submit: () => void submit(),
    isBusy: isBusy || isDone,
  };
}
