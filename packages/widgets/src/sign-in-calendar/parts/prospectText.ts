import type { Formatter, TextFunction } from '@pawlet/core/i18n';
import type { SignInTexts } from '../signInMessages.ts';
import type { Prospect } from '../streak.ts';

/** A sentence about the next reward; undefined if unknown. */
export function prospectText(
  prospect: Prospect | undefined,
  text: TextFunction<SignInTexts>,
  format: Pick<Formatter, 'number'>,
): string | undefined {
  if (prospect === undefined) return undefined;
  const points = format.number(prospect.points);
  if (prospect.kind === 'daily') return text('signIn.eachDay', { points });
  if (prospect.inDays === 0) return text('signIn.bonusToday', { points });
  return text('signIn.bonusIn', { points, count: prospect.inDays });
}
