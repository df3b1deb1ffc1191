import { afterEach, expect, it } from 'vitest';
import { closePages, openPageAlone } from '../../test/openPageAlone.tsx';
import { Stars } from './Stars.tsx';

afterEach(closePages);

it.each([
  [5, 100],
  [4.5, 90],
  [4.4, 88],
  [1, 20],
  [0, 0],
])('fills %d of five stars', async (count, percent) => {
  const { screen } = await openPageAlone(
    '/pages/cart/cart',
    () => <Stars count={count} />,
    () => undefined,
  );
  const stars = screen.getByRole('img');
  await expect.element(stars).toHaveAccessibleName(new RegExp(`${count}`, 'u'));
  const row = stars.element().getBoundingClientRect();
  const filled = stars.element().lastElementChild?.getBoundingClientRect();
  expect(Math.round(((filled?.width ?? NaN) / row.width) * 100)).toBe(percent);
});
