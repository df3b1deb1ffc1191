import { operatorCalls } from '@pawlet/operator';
import { expect, it } from 'vitest';
import audit from '../../locales/en/audit.json' with { type: 'json' };

const known = new Set(Object.keys(audit));
const areaOf = (name: string) => name.split('.', 1)[0] ?? '';
/** Areas of which the console has pages have words for each of their calls. */
const areas = new Set(
  operatorCalls
    .map(({ name }) => name)
    .filter((name) => known.has(`call.${name}`))
    .map(areaOf),
);

it.each([...areas].map((area) => [area]))('the calls of %s have words in the audit log', (area) => {
  const lacking = operatorCalls
    .filter(({ name }) => areaOf(name) === area && !known.has(`call.${name}`))
    .map(({ name }) => name);
  expect(lacking).toEqual([]);
});

it('no words are for a call that is gone', () => {
  const names = new Set(operatorCalls.map(({ name }) => `call.${name}`));
  expect([...known].filter((key) => key.startsWith('call.') && !names.has(key))).toEqual([]);
});
