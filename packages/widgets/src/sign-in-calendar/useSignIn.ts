import type { SignInOverview } from '@pawlet/core/api';
import { useState } from 'react';
import {
  useAction,
  useConfigState,
  useEmit,
  useHost,
  useIsLoggedIn,
  usePawlet,
  usePointsOffered,
  useRequireLogin,
  useText,
  useToast,
} from '../runtime/index.ts';
import { signInMessages } from './signInMessages.ts';
import { computeProspect, computeStrip, computeVisitorStrip } from './streak.ts';
import type { Prospect, Streak, StripDay } from './streak.ts';
import { useFillUp } from './useFillUp.ts';
import type { FillUp } from './useFillUp.ts';
import { useSignInData } from './useSignInData.ts';

/** A check-in to celebrate. */
export interface Success {
  readonly points: number;
  readonly streakDays: number;
  readonly prospect: Prospect | undefined;
  readonly isOpen: boolean;
}

/** State of the daily check-in. */
export type SignInView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  /** Nobody is logged in: the strip shows possible rewards. */
  | { readonly status: 'visitor'; readonly strip: readonly StripDay[] }
  | {
      readonly status: 'ready' | 'signing-in';
      readonly overview: SignInOverview;
      readonly streak: Streak;
      readonly strip: readonly StripDay[];
      readonly prospect: Prospect | undefined;
      readonly totalDays: number | undefined;
    };

/** The daily check-in and its actions. */
export interface SignIn {
  readonly view: SignInView;
  /** Checks in for today; prompts visitors to log in first. A second call during the first does nothing. */
  readonly signIn: () => void;
  readonly filling: FillUp;
  /** The latest check-in, undefined before the first. */
  readonly success: Success | undefined;
  readonly closeSuccess: () => void;
}

/** The shopper's daily check-in. */
export function useSignIn(): SignIn {
  const { api } = usePawlet();
  const host = useHost();
  const emit = useEmit();
  const toast = useToast();
  const text = useText(signInMessages);
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsLoggedIn();
  const { config, status: configStatus } = useConfigState();
  const isOffered = usePointsOffered();
  const data = useSignInData();
  const { overview, streak } = data;
  const filling = useFillUp(data);
  const [success, setSuccess] = useState<Success>();

  const signing = useAction(async (): Promise<void> => {
    if (!(await requireLogin())) return;
    const result = await api.signIn.signInToday();
    if (result.status === 'refused') return;
    const { streakDays, pointsAwarded } = result;
    if (result.status === 'already-signed-in') {
      toast(text('signIn.already'));
      await data.refresh();
      return;
    }
    host.haptic('success');
    const rewards = isOffered ? (overview.data?.rewards ?? config?.signInRewards ?? []) : [];
    setSuccess({
      points: pointsAwarded,
      streakDays,
      prospect: computeProspect({ days: streakDays, isSignedToday: true, rewards }),
      isOpen: true,
    });
    emit('pawlet:signed-in', { streakDays, points: pointsAwarded });
    if (streak !== undefined) {
      data.markSigned(streak.today, (known) => ({
        ...known,
        isSignedToday: true,
        streakDays,
        points: known.points + pointsAwarded,
      }));
    }
    const fresh = await data.refresh();
    const known = overview.data === undefined ? undefined : overview.data.points + pointsAwarded;
    const points = fresh?.points ?? known;
    if (points !== undefined) emit('pawlet:points-changed', { points });
  });

  const viewNow = (): SignInView => {
    if (!isSignedIn) {
      if (config === undefined && configStatus === 'loading') return { status: 'loading' };
      return {
        status: 'visitor',
        strip: computeVisitorStrip(isOffered ? (config?.signInRewards ?? []) : []),
      };
    }
    if (overview.status === 'failed') {
      return {
        status: 'failed',
        isRetrying: overview.isRefreshing,
        retry: () => void overview.reload(),
      };
    }
    if (overview.data === undefined || streak === undefined) return { status: 'loading' };
    return {
      status: signing.isBusy ? 'signing-in' : 'ready',
      overview: overview.data,
      streak,
      strip: computeStrip(streak),
      prospect: computeProspect(streak),
      totalDays: data.totalDays,
    };
  };

  return {
    view: viewNow(),
    signIn: () => void signing.run(),
    filling,
    success,
    closeSuccess: () =>
      setSuccess((shown) => (shown === undefined ? undefined : { ...shown, isOpen: false })),
  };
}
