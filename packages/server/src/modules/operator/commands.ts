import { afterSalesCommands } from '../after-sales/operatorCommands.ts';
import type { OperatorCommand } from './command.ts';
import { exportAttributionCommand } from '../attribution/operatorCommand.ts';
import { refundCloudOrderCommand } from '../cloud/operatorCommands.ts';
import { contactCommand } from '../config/contactCommand.ts';
import { lawCommand } from '../config/lawCommand.ts';
import { sellerCommand } from '../config/operatorCommands.ts';
import { shopNameCommand } from '../config/shopNameCommand.ts';
import { reviewCommands } from '../reviews/operatorCommands.ts';
import { couponCommands } from '../coupon/operatorCommands.ts';
import { adjustStockCommand, deliverCommand, shipCommand } from '../order/operatorCommands.ts';
import { orderCommand, ordersCommand } from '../order/orderListCommands.ts';
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
import { logOutCommand, sharedMobilesCommand } from '../user/operatorCommands.ts';
import { transferCommands } from '../transfer/commands.ts';
import { invoiceCommands } from '../invoice/operatorCommands.ts';
import { bindCameraCommand } from '../cloud/bindCommand.ts';
import { importSerialsCommand } from '../cloud/importSerialsCommand.ts';
import { pointsOrdersCommand } from '../points/pointsOrdersCommand.ts';
import { searchCommands } from '../search/operatorCommands.ts';
import { restockAlertsCommand } from '../restock/operatorCommand.ts';
import { previewMailCommand } from '../order-mail/previewCommand.ts';
import { lowStockCommand } from '../stock/lowStockCommand.ts';
import { settingsCommand } from '../settings/settingsCommand.ts';
import { doctorCommand } from '../doctor/doctorCommand.ts';
import { surveyAnswersCommand } from '../survey/operatorCommand.ts';
import { inboxCommand } from './inboxCommand.ts';
import { keyCommands } from './keyCommands.ts';
import { ownerCommand } from '../operator-people/ownerCommand.ts';
import { logCommand } from './log.ts';

/** Every command except `help`. */
export const operatorCommands: readonly OperatorCommand[] = [
  inboxCommand,
  ordersCommand,
  orderCommand,
  shipCommand,
  deliverCommand,
  adjustStockCommand,
  lowStockCommand,
  restockAlertsCommand,
  ...afterSalesCommands,
  ...withdrawalCommands,
  ...refundCommands,
  refundCloudOrderCommand,
  ...invoiceCommands,
  settingsCommand,
  doctorCommand,
  previewMailCommand,
  shopNameCommand,
  sellerCommand,
  contactCommand,
  lawCommand,
  payMethodCommand,
  logCommand,
  ownerCommand,
  ...keyCommands,
  logOutCommand,
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
  ...reviewCommands,
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
