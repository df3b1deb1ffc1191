import { operatorCalls, operatorRoot } from '@pawlet/operator';
import type { StoreModule } from '../../http/appDeps.ts';
import { jobArea } from '../operator-jobs/operatorRoutes.ts';
import { refundArea } from '../after-sales/operatorRoutes.ts';
import { afterSalesArea } from '../after-sales/requestOperatorRoutes.ts';
import { cloudArea } from '../cloud/operatorRoutes.ts';
import { couponArea } from '../coupon/operatorRoutes.ts';
import { productArea } from '../catalogue/productRoutes.ts';
import { attributeArea } from '../catalogue/attributeRoutes.ts';
import { brandArea } from '../catalogue/brandRoutes.ts';
import { campaignArea } from '../catalogue/campaignRoutes.ts';
import { offerArea } from '../catalogue/offerRoutes.ts';
import { transferArea } from '../catalogue/transferRoutes.ts';
import { categoryArea } from '../catalogue/categoryRoutes.ts';
import { conversationArea } from '../after-sales/conversationOperatorRoutes.ts';
import { mediaArea } from '../catalogue/mediaRoutes.ts';
import { doctorArea } from '../doctor/operatorRoutes.ts';
import { invoiceArea } from '../invoice/operatorRoutes.ts';
import { machineArea } from '../machine/operatorRoutes.ts';
import { mailArea } from '../mails/operatorRoutes.ts';
import { orderArea } from '../order/operatorRoutes.ts';
import { keyArea } from '../operator-people/keyRoutes.ts';
import { peopleArea } from '../operator-people/peopleRoutes.ts';
import { contentArea } from '../page/operatorRoutes.ts';
import { rewardArea } from '../points/operatorRoutes.ts';
import { paymentRefundArea } from '../payment/operatorRoutes.ts';
import { reportArea } from '../operator-reports/operatorRoutes.ts';
import { moderationArea } from '../reviews/operatorRoutes.ts';
import { sessionArea } from '../operator-people/sessionRoutes.ts';
import { stockArea } from '../stock/operatorRoutes.ts';
import { customerArea } from '../user/operatorRoutes.ts';
import { settingArea } from '../settings/operatorRoutes.ts';
import { synonymArea } from '../search/operatorRoutes.ts';
import { surveyArea } from '../survey/operatorRoutes.ts';
import { taskArea } from '../task/operatorRoutes.ts';
import { freightArea } from '../freight/operatorRoutes.ts';
import { webhookArea } from '../webhook/operatorRoutes.ts';
import { withdrawalArea } from '../withdrawal/operatorRoutes.ts';
import { auditArea } from './auditRoutes.ts';
import type { OperatorArea } from './operatorArea.ts';
import { operatorRoute, sendProblem } from './operatorRoute.ts';
import { refuseWith } from './problem.ts';

/** The areas of the operator API: each adds the calls of one file of the contract. */
const areas: readonly OperatorArea[] = [
  sessionArea,
  peopleArea,
  keyArea,
  auditArea,
  orderArea,
  refundArea,
  afterSalesArea,
  moderationArea,
  productArea,
  stockArea,
  mediaArea,
  conversationArea,
  categoryArea,
  brandArea,
  attributeArea,
  offerArea,
  campaignArea,
  transferArea,
  reportArea,
  customerArea,
  settingArea,
  mailArea,
  doctorArea,
  couponArea,
  rewardArea,
  surveyArea,
  taskArea,
  contentArea,
  cloudArea,
  invoiceArea,
  webhookArea,
  withdrawalArea,
  jobArea,
  paymentRefundArea,
  synonymArea,
  freightArea,
  machineArea,
];

/** The operator API, for the console, the command line and other systems. */
export const operatorApiRoutes: StoreModule = (app, { operatorSecret, settings }) => {
  // A store without operators, such as the one in a browser.
  if (operatorSecret === undefined) return;
  for (const area of areas)
    area((endpoint, handler, options) => operatorRoute(app, endpoint, handler, options));

  let document: Promise<string> | undefined;
  app.get(`${operatorRoot}/openapi.json`, async (c) => {
    // Created on the first request to keep the start fast.
    document ??= import('./document.ts').then(({ createOperatorDocument }) =>
      JSON.stringify(createOperatorDocument(settings)),
    );
    return c.body(await document, 200, { 'content-type': 'application/json' });
  });

  app.all(`${operatorRoot}/*`, (c) => {
    const methods = operatorCalls
      .filter(({ path }) => isPathOf(path, c.req.path))
      .map(({ method }) => method);
    if (methods.length === 0) return sendProblem(c, refuseWith('not-found'));
    c.header('allow', [...new Set(methods)].join(', '));
    return sendProblem(c, refuseWith('method-not-allowed'));
  });
};

function isPathOf(pattern: string, path: string): boolean {
  const expected = (operatorRoot + pattern).split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => part.startsWith('{') || part === given[index])
  );
}
