import { refusalReasons, type RefusalReason } from '../contract/reasons.ts';
import { fieldOf, type Envelope } from './envelope.ts';
import type { Notice, Refusal } from './types.ts';

/** Reasons whose message has a form of its own (a dialog or a sheet), so that no toast is shown for them. */
const withOwnForm: ReadonlySet<Refusal['reason']> = new Set<RefusalReason>([
  'AFTERSALE_COUNT_USED_UP',
  'PRICE_CHANGED',
]);

/** Reads a refusal out of an envelope. */
export function refusalOf(envelope: Envelope): Refusal {
  const reason = refusalReasons.find((known) => known === fieldOf(envelope.data, 'reason')) ?? 'UNKNOWN';
  return { status: 'refused', reason, message: envelope.msg, data: envelope.data, code: envelope.code };
}

/** What is to be shown of a refusal that the caller does not show itself. */
export function noticeOf(refusal: Refusal, method: 'GET' | 'POST'): Notice | undefined {
  if (refusal.reason === 'UPGRADE_REQUIRED') {
    const minimum = fieldOf(refusal.data, 'minimum');
    return { kind: 'upgrade-required', minimum: typeof minimum === 'string' ? minimum : '' };
  }
  // A page whose subject does not exist shows its own state.
  const hasState = refusal.reason === 'NOT_FOUND' && method === 'GET';
  if (hasState || withOwnForm.has(refusal.reason) || refusal.message === '') return undefined;
  return { kind: 'toast', text: refusal.message };
}
