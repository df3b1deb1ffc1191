import { describe, expect, it } from 'vitest';
import { toSentence, listSteps, getTitle } from './afterSaleView.ts';
import { parcelProblems, refusedParcelProblems } from './parcelRules.ts';

describe('the state of an after-sales request', () => {
  it.each([
    ['refund', 'waiting', undefined, 'saleRunning', 'waitingRefund', 1],
    ['return', 'waiting', undefined, 'saleRunning', 'waitingReturn', 1],
    ['return', 'returning', undefined, 'saleReturning', 'returningText', 2],
    ['return', 'sent', undefined, 'saleReturning', 'sentText', 2],
    ['refund', 'granted', 'generated', 'saleRefunded', 'generated', 2],
    ['refund', 'granted', 'pending', 'saleRefunded', 'pending', 2],
    ['refund', 'granted', 'success', 'saleRefunded', 'success', 3],
    ['return', 'granted', 'success', 'saleReturned', 'success', 4],
    ['return', 'rejected', undefined, 'saleRejected', 'rejectedText', undefined],
    ['refund', 'revoked', undefined, undefined, 'revokedText', undefined],
  ] as const)('%s %s %s', (type, state, refundState, title, sentence, current) => {
    const sale = { type, state, refundState };
    expect(getTitle(sale)).toBe(title);
    expect(toSentence(sale)).toBe(sentence);
    expect(listSteps(sale)?.current).toBe(current);
  });
});

describe('the return parcel', () => {
  it('needs carrier, number and phone', () => {
    expect(parcelProblems({ carrier: '', trackingNumber: ' ', phone: 'call me' })).toEqual({
      carrier: 'check.logistics.company',
      trackingNumber: 'check.logistics.number',
      phone: 'check.logistics.phone',
    });
    expect(parcelProblems({ carrier: 'SF', trackingNumber: 'SF 123-4', phone: '13800138000' })).toEqual({});
  });

  it('maps the fields that the server rejects', () => {
    expect(refusedParcelProblems({ expressno: 'format' })).toEqual({
      trackingNumber: 'check.logistics.number',
    });
  });
});
