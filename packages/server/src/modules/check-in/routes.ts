import {
  signinDosign,
  signinFillup,
  signinIndex,
  signinMonthSign,
  signinRank,
  signinSignLog,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { backfill, readLog, readMonth, readRanking, readCheckIn, checkIn } from './service.ts';

/** The daily check-in. */
export const checkInRoutes: StoreModule = (app) => {
  route(app, signinIndex, (context) => readCheckIn(context));
  route(app, signinMonthSign, async (context, { date }) => ok(await readMonth(context, date)));
  route(app, signinDosign, (context) => checkIn(context));
  route(app, signinFillup, (context, { date }) => backfill(context, date));
  route(app, signinRank, async (context) => ok(await readRanking(context)));
  route(app, signinSignLog, async (context, { page }) => ok(await readLog(context, page)));
};
