import type { Route } from './Route.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { addressRoutes } from './routes/addressRoutes.ts';
import { contentRoutes } from './routes/contentRoutes.ts';
import { couponRoutes } from './routes/couponRoutes.ts';
import { loginRoutes } from './routes/loginRoutes.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { pointsRoutes } from './routes/pointsRoutes.ts';
import { questionRoutes } from './routes/questionRoutes.ts';
import { serviceRoutes } from './routes/serviceRoutes.ts';
import { shareRoutes } from './routes/shareRoutes.ts';
import { shopRoutes } from './routes/shopRoutes.ts';
import { surveyRoutes } from './routes/surveyRoutes.ts';

/**
 * Every page of the mall, one row each. To add a page:
 * write `src/pages/<area>/<Page>.tsx` with one exported component that renders `<Page>` of the layout folder,
 * add its row to its area in `routes/`, and its title to `src/messages*.ts` if it is a new one.
 */
export const routes: readonly Route[] = [
  ...shopRoutes,
  ...questionRoutes,
  ...orderRoutes,
  ...pointsRoutes,
  ...loginRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...contentRoutes,
  ...couponRoutes,
  ...serviceRoutes,
  ...surveyRoutes,
  ...shareRoutes,
];
