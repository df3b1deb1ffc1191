import { variantName } from '@pawlet/core/rules';
import type { ParcelLine } from '../../db/schema/order.ts';
import type { Language } from '../../i18n/language.ts';
import { momentText } from '../../i18n/momentText.ts';
import { translate } from '../../i18n/translate.ts';
import type { OrderLineRow } from '../order/service.ts';

/** The content of a statement. */
export interface StatementParts {
  readonly withdrawalSn: string;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** The products, one per line; empty for the whole order. */
  readonly items: readonly string[];
  /** Epoch seconds, and the time zone for displaying it. */
  readonly sent: number;
  readonly timezone: string;
}

/** Renders a statement in the wording of the directive's model form, with the time of its submission. */
export function writeStatement(language: Language, parts: StatementParts): string {
  const { withdrawalSn, name, email, orderNumber, items, sent, timezone } = parts;
  const moment = `${momentText(sent, timezone)} (${timezone})`;
  return [
    translate(language, 'withdrawal.statement.declaration'),
    ...(items.length === 0 ? [translate(language, 'withdrawal.statement.all')] : items),
    '',
    translate(language, 'withdrawal.statement.order', { orderNumber }),
    translate(language, 'withdrawal.statement.name', { name }),
    translate(language, 'withdrawal.statement.email', { email }),
    translate(language, 'withdrawal.statement.sent', { moment }),
    translate(language, 'withdrawal.statement.number', { withdrawalSn }),
  ].join('\n');
}

/** The selected pieces as displayed to the shopper. */
export function getItems(
  lines: readonly OrderLineRow[],
  chosen: readonly ParcelLine[],
  language: Language,
): readonly string[] {
  return chosen.flatMap(({ lineId, nums: quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const variant = variantName(line.attributes.map(({ value }) => ({ value: value[language] })));
    return [`${quantity} × ${[line.title[language], variant].filter((part) => part !== '').join(' · ')}`];
  });
}
