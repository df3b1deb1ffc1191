import type { ExchangeState, RewardKind } from '@pawlet/core/api';
import { expect, it } from 'vitest';
import { exchangeFilters, stateKey, stateTone } from './exchangeStates.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';

it.each<[RewardKind, ExchangeState, string, string]>([
  ['digital', 'waiting', 'Processing', 'warning'],
  ['physical', 'waiting', 'Processing', 'warning'],
  ['digital', 'delivered', 'Issued', 'primary'],
  ['physical', 'delivered', 'Shipped', 'primary'],
  ['digital', 'completed', 'Completed', 'success'],
  ['physical', 'completed', 'Received', 'success'],
  ['digital', 'refused', 'Declined, points returned', 'danger'],
  ['physical', 'refused', 'Declined, points returned', 'danger'],
])('describes a %s exchange that is %s: %s', (kind, state, word, tone) => {
  expect((pointsMallMessages.en as Readonly<Record<string, string>>)[stateKey(kind, state)]).toBe(word);
  expect(stateTone(state)).toBe(tone);
});

it('has a filter for every state', () => {
  expect(exchangeFilters).toEqual(['all', 'waiting', 'delivered', 'completed', 'refused']);
});
