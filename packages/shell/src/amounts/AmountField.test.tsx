import '@pawlet/widgets/ui';
import { PawletProvider } from '@pawlet/widgets';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { AmountField } from './AmountField.tsx';

const told = vi.fn<(amount: string) => void>();

function Form() {
  const [amount, setAmount] = useState('169.15');
  return (
    <AmountField
      label="Betrag"
      currency="EUR"
      value={amount}
      onChange={(next) => {
        told(next);
        setAmount(next);
      }}
    />
  );
}

afterEach(cleanup);

it('is formatted in its language, and emits the wire format', async () => {
  const pawlet = createTestPawlet();
  pawlet.session.setLanguage('de');
  await render(
    <PawletProvider pawlet={pawlet}>
      <Form />
    </PawletProvider>,
  );
  const field = page.getByRole('textbox', { name: 'Betrag' });
  await expect.element(field).toHaveValue('169,15');
  await userEvent.fill(field, '12,5');
  await expect.element(field).toHaveValue('12,5');
  expect(told).toHaveBeenLastCalledWith('12.5');
  await userEvent.fill(field, '12.555');
  await expect.element(field).toHaveValue('12,55');
  expect(told).toHaveBeenLastCalledWith('12.55');
  pawlet.dispose();
});
