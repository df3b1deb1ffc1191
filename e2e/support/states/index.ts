import { accountStates } from './account.ts';
import { addressesStates } from './addresses.ts';
import { contentStates } from './content.ts';
import { couponsStates } from './coupons.ts';
import { logInStates } from './logIn.ts';
import { ordersStates } from './orders.ts';
import { pointsStates } from './points.ts';
import { questionsStates } from './questions.ts';
import { reviewsStates } from './reviews.ts';
import { serviceStates } from './service.ts';
import { shareStates } from './share.ts';
import { shopStates } from './shop.ts';
import type { State } from './State.ts';
import { surveysStates } from './surveys.ts';

/** Every page in each of its states, by area of the storefront. */
export const areas = {
  shop: shopStates,
  'log-in': logInStates,
  account: accountStates,
  addresses: addressesStates,
  content: contentStates,
  questions: questionsStates,
  orders: ordersStates,
  reviews: reviewsStates,
  points: pointsStates,
  coupons: couponsStates,
  service: serviceStates,
  surveys: surveysStates,
  share: shareStates,
} as const satisfies Readonly<Record<string, readonly State[]>>;

export const states: readonly State[] = Object.values(areas).flat();
