import { afterSalesCommands } from './afterSalesCommands.ts';
import { conversationCommands } from './conversationCommands.ts';
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
import { cloudCommands } from './cloudCommands.ts';
import { couponCommands } from './couponCommands.ts';
import { invoiceCommands } from './invoiceCommands.ts';
import { jobCommands } from './jobCommands.ts';
import { machineCommands } from './machineCommands.ts';
import { pointsCommands } from './pointsCommands.ts';
import { refundCommands } from './refundCommands.ts';
import { reportCommands } from './reportCommands.ts';
import { settingCommands } from './settingWords.ts';
import { settingsCommand } from './settingsCommand.ts';
import { stockCommands } from './stockCommands.ts';
import { freightCommands } from './freightCommands.ts';
import { synonymCommands } from './synonymCommands.ts';
import { webhookCommands } from './webhookCommands.ts';
import { withdrawalCommands } from './withdrawalCommands.ts';

/**
 * Every command that calls the operator API, each with its calls. Those that work without a running shop (`init`, `migrate`, `backup-key`,
 * `doctor`) are in `operator.ts`.
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
  ...conversationCommands,
  ...moderationCommands,
  ...customerCommands,
  settingsCommand,
  ...mailCommands,
  doctorCommand,
  ...peopleCommands,
  ...keyCommands,
  logCommand,
  ...refundCommands,
  ...withdrawalCommands,
  ...stockCommands,
  ...invoiceCommands,
  ...settingCommands,
  ...couponCommands,
  ...pointsCommands,
  ...synonymCommands,
  ...freightCommands,
  ...reportCommands,
  ...cloudCommands,
  ...webhookCommands,
  ...jobCommands,
  ...machineCommands,
];

/** A command by its name, or by its former one. */
export function findClientCommand(name: string): ClientCommand | undefined {
  return clientCommands.find((command) => command.name === name || command.formerName === name);
}
