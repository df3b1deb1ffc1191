import { refusalReasons, type RefusalReason } from '../contract/reasons.ts';
import { getField, type Envelope } from './envelope.ts';
import type { Notice, Refusal } from './types.ts';

/** Reasons whose message has its own dialog or sheet, so no toast is shown. */
const withOwnForm: ReadonlySet<Refusal['reason']> = new Set<RefusalReason>([
  'AFTERSALE_COUNT_USED_UP',
  'PRICE_CHANGED',
]);

/** Reads a refusal from an envelope. */
export function getRefusal(envelope: Envelope): Refusal {
  const reason = refusalReasons.find((known) => known === getField(envelope.data, 'reason')) ?? 'UNKNOWN';
  return { status: 'refused', reason, message: envelope.msg, data: envelope.data, code: envelope.code };
}

/** The notice for a refusal that the caller does not display. */
export function toNotice(refusal: Refusal, method: 'GET' | 'POST'): Notice | undefined {
  if (refusal.reason === 'UPGRADE_REQUIRED') {
    const minimum = getField(refusal.data, 'minimum');
    return { kind: 'upgrade-required', minimum: typeof minimum === 'string' ? minimum : '' };
  }
  // A page whose subject does not exist shows its own state.
  const hasState = refusal.reason === 'NOT_FOUND' && method === 'GET';
  if (hasState || withOwnForm.has(refusal.reason) || refusal.message === '') return undefined;
  return { kind: 'toast', text: refusal.message };
}
