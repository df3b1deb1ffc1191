import { afterSalesCommands } from './afterSalesCommands.ts';
import type { ClientCommand } from './clientCommand.ts';
import { customerCommands } from './customerCommands.ts';
import { doctorCommand } from './doctorCommand.ts';
import { keyCommands } from './keyCommands.ts';
import { logCommand } from './logCommand.ts';
import { mailCommands } from './mailCommands.ts';
import { moderationCommands } from './moderationCommands.ts';
import { approvalCommands } from './orders/approvalCommands.ts';
import { orderCommand } from './orders/orderCommand.ts';
import { ordersCommand, remindersCommand } from './orders/ordersCommand.ts';
import { cancelCommand, deliverCommand } from './orders/orderSteps.ts';
import { refundCommand } from './orders/refundCommand.ts';
import { shipCommand } from './orders/shipCommand.ts';
import { shipListCommand } from './orders/shipListCommand.ts';
import { peopleCommands } from './peopleCommands.ts';
import { settingsCommand } from './settingsCommand.ts';

/**
 * Every command that calls the operator API, each with its calls. A command of `modules/operator/commands.ts` moves here
 * once the API has its area.
 */
export const clientCommands: readonly ClientCommand[] = [
  ordersCommand,
  remindersCommand,
  orderCommand,
  shipCommand,
  shipListCommand,
  deliverCommand,
  cancelCommand,
  refundCommand,
  ...approvalCommands,
  ...afterSalesCommands,
  ...moderationCommands,
  ...customerCommands,
  settingsCommand,
  ...mailCommands,
  doctorCommand,
  ...peopleCommands,
  ...keyCommands,
  logCommand,
];
