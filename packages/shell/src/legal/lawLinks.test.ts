import { expect, it } from 'vitest';
import { buildConfig } from '../../../core/test/buildConfig.ts';
import { listLawLinks } from './lawLinks.ts';

const { law } = buildConfig();

it.each([
  [undefined, ['law.stored']],
  [law, ['law.stored']],
  [
    { ...law, withdrawalDays: 14, hasWithdrawalButton: true },
    ['law.withdraw', 'law.withdrawal', 'law.stored'],
  ],
  [{ ...law, withdrawalDays: 14 }, ['law.withdrawal', 'law.stored']],
  [{ ...law, withdrawalDays: 14, hasImprint: true }, ['law.withdrawal', 'law.imprint', 'law.stored']],
] as const)('links to what %j requires', (asked, keys) => {
  expect(listLawLinks(asked && { law: asked }).map(({ key }) => key)).toEqual(keys);
});
