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

/** Every page in each of its states. */
export const states: readonly State[] = [
  ...shopStates,
  ...logInStates,
  ...accountStates,
  ...addressesStates,
  ...contentStates,
  ...questionsStates,
  ...ordersStates,
  ...reviewsStates,
  ...pointsStates,
  ...couponsStates,
  ...serviceStates,
  ...surveysStates,
  ...shareStates,
];
