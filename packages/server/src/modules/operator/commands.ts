import type { OperatorCommand } from './command.ts';
import { exportAttributionCommand } from '../attribution/operatorCommand.ts';
import { refundCloudOrderCommand } from '../cloud/operatorCommands.ts';
import { contactCommand } from '../config/contactCommand.ts';
import { lawCommand } from '../config/lawCommand.ts';
import { sellerCommand } from '../config/operatorCommands.ts';
import { shopNameCommand } from '../config/shopNameCommand.ts';
import { couponCommands } from '../coupon/operatorCommands.ts';
import { adjustStockCommand } from '../order/operatorCommands.ts';
import { receiptDaysCommand } from '../order/receiptDaysCommand.ts';
import {
  acceptPointsOrderCommand,
  completePointsOrderCommand,
  issuePointsOrderCommand,
  rejectPointsOrderCommand,
} from '../points/operatorCommands.ts';
import { payMethodCommand } from '../payment/methodCommand.ts';
import { pointsRatesCommand } from '../points/ratesCommand.ts';
import { refundCommands } from '../payment/operatorCommands.ts';
import { withdrawalCommands } from '../withdrawal/operatorCommands.ts';
import { webhookAddCommand, webhookRemoveCommand, webhooksCommand } from '../webhook/operatorCommands.ts';
import { backupCommands } from './backupCommands.ts';
import { sharedMobilesCommand } from '../user/operatorCommands.ts';
import { transferCommands } from '../transfer/commands.ts';
import { invoiceCommands } from '../invoice/operatorCommands.ts';
import { bindCameraCommand } from '../cloud/bindCommand.ts';
import { importSerialsCommand } from '../cloud/importSerialsCommand.ts';
import { pointsOrdersCommand } from '../points/pointsOrdersCommand.ts';
import { searchCommands } from '../search/operatorCommands.ts';
import { restockAlertsCommand } from '../restock/operatorCommand.ts';
import { lowStockCommand } from '../stock/lowStockCommand.ts';
import { surveyAnswersCommand } from '../survey/operatorCommand.ts';
import { inboxCommand } from './inboxCommand.ts';

/**
 * Commands that run in the shop itself: the operator API has no calls for them. The others are in
 * `command-line/clientCommands.ts`.
 */
export const operatorCommands: readonly OperatorCommand[] = [
  inboxCommand,
  adjustStockCommand,
  lowStockCommand,
  restockAlertsCommand,
  ...withdrawalCommands,
  ...refundCommands,
  refundCloudOrderCommand,
  ...invoiceCommands,
  shopNameCommand,
  sellerCommand,
  contactCommand,
  lawCommand,
  payMethodCommand,
  sharedMobilesCommand,
  ...backupCommands,
  ...transferCommands,
  receiptDaysCommand,
  pointsRatesCommand,
  acceptPointsOrderCommand,
  issuePointsOrderCommand,
  completePointsOrderCommand,
  rejectPointsOrderCommand,
  ...couponCommands,
  ...searchCommands,
  surveyAnswersCommand,
  importSerialsCommand,
  bindCameraCommand,
  pointsOrdersCommand,
  exportAttributionCommand,
  webhookAddCommand,
  webhookRemoveCommand,
  webhooksCommand,
];
