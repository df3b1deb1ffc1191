import { report2024GetReport } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readReport } from './service.ts';

/** The shopper's annual report. */
export const reportRoutes: StoreModule = (app) => {
  route(app, report2024GetReport, async (context) => ok(await readReport(context)));
};
