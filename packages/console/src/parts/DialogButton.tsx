import { Button, type ButtonProps } from '@mui/material';
import type { Scope } from '@pawlet/operator';
import { type ReactNode, useState } from 'react';
import { TopToolbar } from 'react-admin';
import { useText } from '../texts/useText.ts';
import { useHasScope } from './useHasScope.ts';

export interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly label: string;
  /** Name of the record, for assistive technology. @default the label says it all */
  readonly name?: string;
  /** Who lacks it has no button. */
  readonly scope: Scope;
  /** It stands above a list. @default false */
  readonly isAboveList?: boolean;
  /** The dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens a dialog, which is new each time. */
export function DialogButton({
  label,
  name,
  scope,
  isAboveList = false,
  children,
  ...look
}: DialogButtonProps) {
  const text = useText();
  const isAllowed = useHasScope(scope);
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed) return null;
  const content = (
    <>
      <Button
        {...look}
        {...(name === undefined ? {} : { 'aria-label': text('entry.action', { action: label, name }) })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
  return isAboveList ? <TopToolbar>{content}</TopToolbar> : content;
}
