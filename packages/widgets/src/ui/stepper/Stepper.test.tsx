import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Stepper } from './Stepper.tsx';
import type { StepperProps } from './Stepper.tsx';

function Harness({ start = 2, ...props }: Partial<StepperProps> & { readonly start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Root>
      <Stepper label="Quantity" max={5} {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </Root>
  );
}

describe('Stepper', () => {
  it('counts up and down and stops at the limits', async () => {
    const handleLimit = vi.fn<(limit: string) => void>();
    const screen = await render(<Harness onLimit={handleLimit} />);
    await screen.getByRole('button', { name: 'Decrease' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('1');
    // The button stays enabled at the limit: the cart then offers to remove the line.
    await screen.getByRole('button', { name: 'Decrease' }).click({ force: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('1');
    expect(handleLimit).toHaveBeenCalledWith('min');
    await expect
      .element(screen.getByRole('button', { name: 'Decrease' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('steps from the typed number before blur', async () => {
    const screen = await render(<Harness />);
    const field = screen.getByRole('spinbutton');
    await field.fill('4');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('3');
    await field.fill('1');
    // As on a phone: the field keeps the focus.
    const plus = screen.getByRole('button', { name: 'Increase' }).element();
    plus.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('2');
    await expect.element(field).toHaveValue('2');
  });

  it.each([
    ['99', '5'],
    ['0', '1'],
    ['', '2'],
    ['4x', '4'],
    ['003', '3'],
  ])('corrects "%s" to %s on blur', async (typed, corrected) => {
    const screen = await render(<Harness />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(corrected);
    await expect.element(screen.getByRole('status')).toHaveTextContent(corrected);
  });

  it('shows the limit again when the same wrong number is typed twice', async () => {
    const screen = await render(<Harness start={5} />);
    const field = screen.getByRole('spinbutton');
    await field.fill('77');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('5');
    await field.fill('77');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('5');
  });

  it('steps with the arrow keys', async () => {
    const screen = await render(<Harness />);
    await screen.getByRole('spinbutton').click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('3');
  });

  it('gives every button 44 px', async () => {
    const screen = await render(<Harness />);
    const { width, height } = screen
      .getByRole('button', { name: 'Increase' })
      .element()
      .getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});
