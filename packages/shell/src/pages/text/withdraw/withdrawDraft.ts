import type { Order, OrderLine, OrderLineId, WithdrawalStatement } from '@pawlet/core/api';
import { isEmail } from '@pawlet/core/rules';

/** What has been filled in of a statement. */
export interface WithdrawDraft {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly details: string;
  /** Chosen pieces of the shopper's own order, by line; a line that is missing is not meant. */
  readonly pieces: ReadonlyMap<OrderLineId, number>;
}

/** The fields that can be wrong. */
export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'details' | 'pieces';

type ProblemKey = 'withdraw.needed' | 'withdraw.wrongEmail' | 'withdraw.plain' | 'withdraw.chooseItems';

/** What is wrong with which field, by the key of its words. */
export type WithdrawProblems = Readonly<Partial<Record<WithdrawField, ProblemKey>>>;

/** Pieces of a line that have not gone back. */
export const piecesLeft = ({ quantity, refundedQuantity }: OrderLine): number => quantity - refundedQuantity;

/** Lines that can be withdrawn from. */
export function openLines(order: Order): readonly OrderLine[] {
  return order.lines.filter((line) => !line.isGift && piecesLeft(line) > 0);
}

/** What a statement begins with: all of an order. */
export function startOf(order: Order | undefined, orderNumber: string, email: string): WithdrawDraft {
  return {
    name: order?.recipient.name ?? '',
    orderNumber: order?.orderNumber ?? orderNumber,
    email: email === '' ? (order?.recipient.email ?? '') : email,
    details: '',
    pieces: new Map(order === undefined ? [] : openLines(order).map((line) => [line.id, piecesLeft(line)])),
  };
}

/** What is still missing. */
export function problemsOf(draft: WithdrawDraft, hasLines: boolean): WithdrawProblems {
  const email = draft.email.trim();
  return {
    ...(draft.name.trim() === '' && { name: 'withdraw.needed' }),
    ...(draft.orderNumber.trim() === '' && { orderNumber: 'withdraw.needed' }),
    ...(email === ''
      ? { email: 'withdraw.needed' as const }
      : !isEmail(email) && { email: 'withdraw.wrongEmail' as const }),
    ...(hasLines && draft.pieces.size === 0 && { pieces: 'withdraw.chooseItems' as const }),
  };
}

const fieldNames: Readonly<Record<string, WithdrawField>> = {
  name: 'name',
  order_sn: 'orderNumber',
  email: 'email',
  details: 'details',
  lines: 'pieces',
};

/** What the server has found wrong. */
export function refusedProblems(fields: Readonly<Record<string, string>>): WithdrawProblems {
  const problems: Partial<Record<WithdrawField, ProblemKey>> = {};
  for (const [name, problem] of Object.entries(fields)) {
    const field = fieldNames[name.split('.')[0] ?? ''];
    if (field === undefined) continue;
    problems[field] =
      field === 'pieces'
        ? 'withdraw.chooseItems'
        : problem === 'required'
          ? 'withdraw.needed'
          : field === 'email'
            ? 'withdraw.wrongEmail'
            : 'withdraw.plain';
  }
  return problems;
}

/** Whether everything of an order is meant that can be. */
function isWhole(draft: WithdrawDraft, order: Order): boolean {
  return openLines(order).every((line) => draft.pieces.get(line.id) === piecesLeft(line));
}

/** The statement as it is sent. */
export function toStatement(draft: WithdrawDraft, order: Order | undefined): WithdrawalStatement {
  const statement = {
    name: draft.name.trim(),
    orderNumber: draft.orderNumber.trim(),
    email: draft.email.trim(),
    // One line: it stands among others in the statement.
    details: order === undefined ? draft.details.replaceAll(/\s+/gu, ' ').trim() : '',
  };
  if (order === undefined || isWhole(draft, order)) return statement;
  const lines = Array.from(draft.pieces, ([lineId, quantity]) => ({ lineId, quantity }));
  return { ...statement, lines };
}
