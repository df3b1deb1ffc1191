import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { RadioGroup, RadioRow } from './RadioRow.tsx';

interface ChoiceProps {
  readonly onSelect: (value: string) => void;
  readonly isFinal?: boolean;
}

function Choice({ onSelect, isFinal }: ChoiceProps) {
  const [chosen, setChosen] = useState('red');
  return (
    <Root>
      <RadioGroup label="Colour" isFinal={isFinal}>
        {['red', 'blue', 'green'].map((value) => (
          <RadioRow
            key={value}
            name="colour"
            value={value}
            label={value}
            checked={value === chosen}
            onSelect={(next) => {
              setChosen(next);
              onSelect(next);
            }}
          />
        ))}
      </RadioGroup>
    </Root>
  );
}

describe('RadioRow', () => {
  it('calls onSelect once per tap, also on the selected row', async () => {
    const handleSelect = vi.fn<(value: string) => void>();
    const screen = await render(<Choice onSelect={handleSelect} />);
    await screen.getByText('blue').click();
    await expect.element(screen.getByRole('radio', { name: 'blue' })).toBeChecked();
    expect(handleSelect.mock.calls).toEqual([['blue']]);
    await screen.getByText('blue').click();
    expect(handleSelect.mock.calls).toEqual([['blue'], ['blue']]);
  });

  it('can be changed by keyboard', async () => {
    const handleSelect = vi.fn<(value: string) => void>();
    const screen = await render(<Choice onSelect={handleSelect} />);
    screen.getByRole('radio', { name: 'red' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: 'blue' })).toBeChecked();
    expect(handleSelect.mock.calls).toEqual([['blue']]);
  });
  it('with isFinal only moves the focus by arrow keys, and is selected by Enter or Space', async () => {
    const handleSelect = vi.fn<(value: string) => void>();
    const screen = await render(<Choice isFinal onSelect={handleSelect} />);
    const radio = (name: string) => screen.getByRole('radio', { name });
    radio('red').element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(radio('green')).toHaveFocus();
    await expect.element(radio('red')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(radio('blue')).toHaveFocus();
    expect(handleSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(handleSelect.mock.calls).toEqual([['blue']]);
    await userEvent.keyboard('{ArrowDown} ');
    expect(handleSelect.mock.calls).toEqual([['blue'], ['green']]);
    await expect.element(radio('green')).toBeChecked();
  });
});
