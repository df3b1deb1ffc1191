import { shopMessages } from '@pawlet/core/errors';
import {
  useAction,
  useConfirm,
  useEmit,
  useFormat,
  useHost,
  usePawlet,
  useText,
  useToast,
} from '../runtime/index.ts';
import { signInMessages } from './signInMessages.ts';
import type { Day } from './month.ts';
import type { SignInData } from './useSignInData.ts';

/** Backfilling missed days. */
export interface FillUp {
  /** Asks for confirmation, then pays for the day; true if it is checked in now. */
  readonly fillUp: (day: Day) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Backfills a missed day for points: shows the price before and the result after. */
export function useFillUp(data: SignInData): FillUp {
  const { api } = usePawlet();
  const host = useHost();
  const emit = useEmit();
  const confirm = useConfirm();
  const toast = useToast();
  const format = useFormat();
  const text = useText(signInMessages);
  const shopText = useText(shopMessages);

  const { run, isBusy } = useAction(async (day: Day): Promise<boolean> => {
    const known = data.overview.data;
    if (known?.fillUp === undefined) return false;
    const { price, left } = known.fillUp;
    if (known.points < price) {
      toast(shopText('points.notEnough'));
      return false;
    }
    const date = format.day(day, 'monthDay');
    const cost = { price: format.number(price), points: format.number(known.points) };
    const isConfirmed = await confirm({
      title: text('signIn.makeUpTitle', { date }),
      text:
        left === undefined
          ? text('signIn.makeUpText', cost)
          : text('signIn.makeUpTextLeft', { ...cost, count: left }),
      confirmLabel: text('signIn.makeUpConfirm'),
    });
    if (!isConfirmed) return false;

    const result = await api.signIn.fillUp(day);
    switch (result.status) {
      case 'filled-up':
        host.haptic('success');
        toast(text('signIn.madeUp', { date }));
        data.markSigned(day, (overview) => ({ ...overview, points: result.points }));
        emit('pawlet:points-changed', { points: result.points });
        break;
      case 'already-signed-in':
        toast(text('signIn.makeUpSigned'));
        break;
      case 'limit-reached':
        toast(text('signIn.makeUpNone'));
        break;
      case 'points-short':
        toast(shopText('points.notEnough'));
        break;
      case 'out-of-range':
        toast(text('signIn.makeUpLate'));
        break;
      case 'refused':
        // The server's message is shown already.
        break;
    }
    await data.refresh();
    return result.status === 'filled-up' || result.status === 'already-signed-in';
  });

  return { fillUp: async (day) => (await run(day)) ?? false, isBusy };
}
