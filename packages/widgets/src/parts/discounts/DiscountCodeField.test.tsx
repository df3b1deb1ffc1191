import type { Pawlet } from '@pawlet/core';
import type { CartLineId } from '@pawlet/core/api';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createLoggedInShop, yuan } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';

type CheckResult = Awaited<ReturnType<Pawlet['api']['cart']['checkCode']>>;

const lineIds = [1 as CartLineId];
const expired: CheckResult = { status: 'code-unusable', message: 'Expired' };

/** The field on a page that can be left; each check waits until the test answers it. */
async function show({ refusedBefore }: { readonly refusedBefore?: string } = {}) {
  const shop = createLoggedInShop();
  const answers: ((result: CheckResult) => void)[] = [];
  const checkCode = vi
    .spyOn(shop.api.cart, 'checkCode')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  function Page() {
    const [refusal, setRefusal] = useState(refusedBefore);
    const [isLeft, setIsLeft] = useState(false);
    if (isLeft) return <p>Left</p>;
    return (
      <>
        <DiscountCodeField lineIds={lineIds} refusal={refusal} onRefusalRead={() => setRefusal(undefined)} />
        <button type="button" onClick={() => setIsLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Page />
      <OverlayOutlet />
    </PawletProvider>,
  );
  return {
    shop,
    screen,
    checkCode,
    /** Answers the latest check. */
    answer: async (result: CheckResult) => {
      await vi.waitFor(() => expect(answers).not.toHaveLength(0));
      answers.pop()?.(result);
    },
    field: screen.getByRole('textbox', { name: 'Discount code' }),
    apply: screen.getByRole('button', { name: 'Apply' }),
  };
}

describe('DiscountCodeField', () => {
  it('checks a code once, however often it is submitted', async () => {
    const { screen, checkCode, answer, field, apply, shop } = await show();
    await field.fill(' PAW10 ');
    // Twice before the button is rendered as busy, and twice after.
    const form = field.element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(apply).toHaveAttribute('aria-busy', 'true');
    await field.click();
    await userEvent.keyboard('{Enter}');
    await apply.click({ force: true });
    await answer({ status: 'ok', code: 'PAW10', name: 'Code', off: yuan(10) });
    await expect.element(screen.getByRole('button', { name: 'Remove code PAW10' })).toBeVisible();
    expect(checkCode.mock.calls).toEqual([[lineIds, 'PAW10']]);
    expect(shop.cart.store.getState().discountCode).toBe('PAW10');
  });

  it('is empty after the applied code was removed', async () => {
    const { screen, answer, field, apply } = await show();
    await field.fill('PAW10');
    await apply.click();
    await answer({ status: 'ok', code: 'PAW10', name: 'Code', off: yuan(10) });
    await screen.getByRole('button', { name: 'Remove code PAW10' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('marks and focuses the field if the code is missing or refused, until it is edited', async () => {
    const { screen, checkCode, answer, field, apply } = await show();
    await apply.click();
    await expect.element(field).toHaveAccessibleDescription('Please enter the discount code');
    await expect.element(field).toHaveFocus();
    expect(checkCode).not.toHaveBeenCalled();
    await field.fill('OLD');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await apply.click();
    await answer(expired);
    await expect.element(field).toHaveAccessibleDescription('Expired');
    await expect.element(field).toHaveFocus();
    // At the field only, without a toast.
    expect(screen.getByText('Expired').elements()).toHaveLength(1);
    await field.fill('OLDER');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('does not mark a code that was edited before the previous one was refused', async () => {
    const { screen, answer, field, apply } = await show();
    await field.fill('OLD');
    await apply.click();
    await field.fill('NEW');
    await answer(expired);
    await expect.element(screen.getByText('Expired')).toBeVisible();
    await expect.element(field).toHaveValue('NEW');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('shows no refusal that arrives after the page was left', async () => {
    const { screen, checkCode, answer, field, apply } = await show();
    await field.fill('OLD');
    await apply.click();
    await field.fill('NEW');
    await screen.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('Left')).toBeVisible();
    await answer(expired);
    await checkCode.mock.results[0]?.value;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Expired').elements()).toHaveLength(0);
  });

  it('shows why the applied code was removed, until the field is edited', async () => {
    const { field } = await show({ refusedBefore: 'Not for these items' });
    await expect.element(field).toHaveAccessibleDescription('Not for these items');
    await field.fill('NEW');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });
});
