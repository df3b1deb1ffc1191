import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { Dialog } from './Dialog.tsx';

interface HarnessProps {
  readonly destructive: boolean;
  readonly recommended?: 'confirm' | 'cancel';
}

function Harness({ destructive, recommended }: HarnessProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [answer, setAnswer] = useState('');
  const close = (text: string) => () => {
    setIsOpen(false);
    setAnswer(text);
  };
  return (
    <Root>
      <output>{answer}</output>
      <Dialog
        open={isOpen}
        title="Delete the selected goods?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        destructive={destructive}
        recommended={recommended}
        onConfirm={close('deleted')}
        onCancel={close('kept')}
      >
        Two lines will be taken out.
      </Dialog>
    </Root>
  );
}

describe('Dialog', () => {
  it('keeps line breaks of a text', async () => {
    const screen = await render(
      <Root>
        <Dialog open title="Refund?" confirmLabel="OK" onConfirm={() => undefined} onCancel={() => undefined}>
          {'9.00 to your wallet\n50 points'}
        </Dialog>
      </Root>,
    );
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    const { innerText } = dialog.element() as HTMLElement;
    expect(innerText).toContain('9.00 to your wallet\n50 points');
  });

  it('has title and text as its name and description', async () => {
    const screen = await render(<Harness destructive={false} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete the selected goods?' });
    await expect.element(dialog).toHaveAccessibleDescription('Two lines will be taken out.');
    await page.screenshot({ path: './__screenshots__/dialog.png' });
  });

  it('focuses Cancel when destructive', async () => {
    const screen = await render(<Harness destructive />);
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('focuses the confirm button otherwise', async () => {
    const screen = await render(<Harness destructive={false} />);
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('deleted');
  });

  it('shows the safe choice first, in the brand colour and focused, when it is recommended', async () => {
    const screen = await render(<Harness destructive={false} recommended="cancel" />);
    const stay = screen.getByRole('button', { name: 'Cancel' });
    await expect.element(stay).toHaveFocus();
    expect(screen.getByRole('button').elements()[0]).toBe(stay.element());
    const getFace = (name: string) =>
      getComputedStyle(screen.getByRole('button', { name }).element()).backgroundColor;
    const solid = getFace('Cancel');
    expect(solid).not.toBe(getFace('Delete'));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('kept');
    await screen.rerender(<Harness key="other" destructive={false} />);
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(getFace('Delete')).toBe(solid);
  });

  it('treats Escape as Cancel and ignores a tap beside it', async () => {
    const screen = await render(<Harness destructive />);
    await screen.getByRole('alertdialog').click({ position: { x: 5, y: 5 } });
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('kept');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});
