import type { Order, OrderLine, OrderLineId, WithdrawalStatement } from '@pawlet/core/api';
import { isEmail } from '@pawlet/core/rules';

/** The form values of a statement. */
export interface WithdrawDraft {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly details: string;
  /** Selected pieces of the shopper's own order, by line; a missing line is not included. */
  readonly pieces: ReadonlyMap<OrderLineId, number>;
}

/** The fields that are validated. */
export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'details' | 'pieces';

type ProblemKey = 'withdraw.needed' | 'withdraw.wrongEmail' | 'withdraw.plain' | 'withdraw.chooseItems';

/** Errors by field, as the key of their message. */
export type WithdrawProblems = Readonly<Partial<Record<WithdrawField, ProblemKey>>>;

/** Pieces of a line that have not been returned. */
export const piecesLeft = ({ quantity, refundedQuantity }: OrderLine): number => quantity - refundedQuantity;

/** Lines that can be withdrawn from. */
export function openLines(order: Order): readonly OrderLine[] {
  return order.lines.filter((line) => !line.isGift && piecesLeft(line) > 0);
}

/** The initial values of a statement: all of an order. */
export function toStart(order: Order | undefined, orderNumber: string, email: string): WithdrawDraft {
  return {
    name: order?.recipient.name ?? '',
    orderNumber: order?.orderNumber ?? orderNumber,
    email: email === '' ? (order?.recipient.email ?? '') : email,
    details: '',
    pieces: new Map(order === undefined ? [] : openLines(order).map((line) => [line.id, piecesLeft(line)])),
  };
}

/** The missing fields. */
export function getProblems(draft: WithdrawDraft, hasLines: boolean): WithdrawProblems {
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

/** The server's errors. */
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

/** Whether the statement covers everything possible of an order. */
function isWhole(draft: WithdrawDraft, order: Order): boolean {
  return openLines(order).every((line) => draft.pieces.get(line.id) === piecesLeft(line));
}

/** The statement in wire format. */
export function toStatement(draft: WithdrawDraft, order: Order | undefined): WithdrawalStatement {
  const statement = {
    name: draft.name.trim(),
    orderNumber: draft.orderNumber.trim(),
    email: draft.email.trim(),
    // On one line: it is among others in the statement.
    details: order === undefined ? draft.details.replaceAll(/\s+/gu, ' ').trim() : '',
  };
  if (order === undefined || isWhole(draft, order)) return statement;
  const lines = Array.from(draft.pieces, ([lineId, quantity]) => ({ lineId, quantity }));
  return { ...statement, lines };
}

/** Problems in words, in the order of the form. */
export function toWithdrawWords(
  problems: WithdrawProblems,
  text: (key: ProblemKey) => string,
): Readonly<Record<WithdrawField, string | undefined>> {
  const getWords = (field: WithdrawField): string | undefined => {
    const key = problems[field];
    return key === undefined ? undefined : text(key);
  };
  return {
    name: getWords('name'),
    orderNumber: getWords('orderNumber'),
    email: getWords('email'),
    details: getWords('details'),
    pieces: getWords('pieces'),
  };
}
