import { describe, expect, it } from 'vitest';
import { toSentence, listSteps, getOwnTitle, getTitle } from './afterSaleView.ts';
import { listHistory } from './listHistory.ts';
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
    const sale = { type, state, refundState, picturesUntil: undefined, replacement: undefined };
    expect(getTitle(sale)).toBe(title);
    expect(toSentence(sale)).toBe(sentence);
    expect(listSteps(sale)?.current).toBe(current);
  });
});

describe('states that only a request has', () => {
  const sale = { type: 'return', state: 'waiting', refundState: undefined } as const;
  const replacement = { attributes: [], quantity: 1, carrier: 'SF', trackingNumber: 'SF1', sentAt: 1 };

  it('waits for pictures', () => {
    const asked = { ...sale, picturesUntil: 5, replacement: undefined };
    expect([getTitle(asked), getOwnTitle(asked), toSentence(asked)]).toEqual([
      undefined,
      'asked',
      'askedText',
    ]);
    expect(listSteps(asked)?.current).toBe(1);
  });

  it('ended with a replacement', () => {
    const exchanged = { ...sale, state: 'granted' as const, picturesUntil: undefined, replacement };
    expect([getTitle(exchanged), getOwnTitle(exchanged), toSentence(exchanged)]).toEqual([
      undefined,
      'exchanged',
      'exchangedText',
    ]);
    expect(listSteps(exchanged)).toEqual({
      steps: ['stepApplied', 'stepReview', 'stepReturned', 'stepExchanged'],
      current: 4,
    });
  });
});

describe('steps and messages', () => {
  it('are in the order of their time, and the latest of the shop are new', () => {
    const at = (minute: number) => Date.parse(`2026-11-20T10:0${minute}:00Z`);
    const message = (id: number, author: 'shop' | 'shopper') => ({
      id,
      at: at(id),
      author,
      text: `${id}`,
      imageUrls: [],
    });
    const history = listHistory({
      log: [{ at: at(2), actor: 'shop', text: 'asked' }],
      messages: [message(1, 'shop'), message(2, 'shop'), message(3, 'shopper')],
      unread: 1,
    });
    expect(
      history.map((entry) => (entry.kind === 'step' ? entry.text : `${entry.message.id} ${entry.isNew}`)),
    ).toEqual(['3 false', 'asked', '2 true', '1 false']);
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
