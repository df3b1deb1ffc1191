import type { ReactElement } from 'react';
import { useAction, useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { addressMessages } from './addressMessages.ts';

export interface RemoveButtonProps {
  /** Asks for confirmation; resolves with whether the address was deleted. */
  readonly onRemove: () => Promise<boolean>;
  readonly onGone: () => void;
}

/** Deletes the address of a form. */
export function RemoveButton({ onRemove, onGone }: RemoveButtonProps): ReactElement {
  const text = useText(addressMessages);
  const { run, isBusy } = useAction(async () => {
    if (await onRemove()) onGone();
  });
  return (
    <Button size="l" block variant="ghost" tone="danger" busy={isBusy} onClick={() => void run()}>
      {text('address.remove')}
    </Button>
  );
}
