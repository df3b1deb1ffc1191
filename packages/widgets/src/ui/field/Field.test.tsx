import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

function Harness({ accept, ...props }: Partial<FieldProps> & { readonly accept?: (text: string) => string }) {
  const [value, setValue] = useState('');
  return (
    <Root>
      <Field
        label="Mobile"
        {...props}
        value={value}
        onChange={(text) => setValue(accept === undefined ? text : accept(text))}
      />
      <output>{value}</output>
    </Root>
  );
}

describe('Field', () => {
  it('associates its error with the input', async () => {
    const screen = await render(<Harness error="Enter a mobile number" />);
    const input = screen.getByRole('textbox', { name: 'Mobile' });
    await expect.element(input).toHaveAccessibleDescription('Enter a mobile number');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('has no description without an error', async () => {
    const screen = await render(<Harness />);
    await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('shows the accepted value and not the typed one', async () => {
    const screen = await render(<Harness accept={(text) => text.replace(/\D/g, '').slice(0, 4)} />);
    const input = screen.getByRole('textbox');
    await input.click();
    await userEvent.keyboard('1a2b34567');
    await expect.element(input).toHaveValue('1234');
    await expect.element(screen.getByRole('status')).toHaveTextContent('1234');
  });

  it('does not change text during IME composition', async () => {
    const screen = await render(<Harness accept={(text) => text.toUpperCase()} />);
    const input = screen.getByRole('textbox').element() as HTMLInputElement;
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'ni';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('NI');
    expect(input.value).toBe('ni');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(() => input.value).toBe('NI');
  });

  it('can be cleared, keeping the focus', async () => {
    const screen = await render(<Harness clearable />);
    await screen.getByRole('textbox').fill('123');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  it('can show a password', async () => {
    const screen = await render(<Harness label="Password" type="password" />);
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text');
  });
});

describe('TextArea', () => {
  it('counts characters and enforces its limit', async () => {
    function AreaHarness() {
      const [value, setValue] = useState('abc');
      return (
        <Root>
          <TextArea label="Remark" value={value} onChange={setValue} maxLength={5} />
        </Root>
      );
    }
    const screen = await render(<AreaHarness />);
    await expect.element(screen.getByText('3/5')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Remark' }).click();
    await userEvent.keyboard('defgh');
    await expect.element(screen.getByText('5/5')).toBeVisible();
  });
});
