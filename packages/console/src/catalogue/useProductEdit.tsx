import { Button, Stack } from '@mui/material';
import type { OperatorProduct } from '@pawlet/operator';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { type Action, useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { useProductDescription } from './useProductDescription.ts';

export interface ProductEdit {
  readonly action: Action;
  /** Parameters and version of a call. */
  readonly at: { readonly params: { readonly id: string }; readonly version: string };
  /** Says that a call was done, and shows the product as it is now; null where it was refused. */
  readonly finish: (result: unknown) => boolean;
  /** Buttons that save or drop what was entered, and what somebody else has changed meanwhile. */
  readonly renderEnd: (props: {
    readonly isChanged: boolean;
    readonly entered: readonly (readonly [label: string, value: string])[];
    readonly onSave: () => void;
    readonly onDrop: () => void;
  }) => ReactNode;
}

/** Edits a part of a product. */
export function useProductEdit(product: OperatorProduct): ProductEdit {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useProductDescription();
  return {
    action,
    at: { params: { id: String(product.id) }, version: product.version },
    finish: (result) => {
      if (result === null) return false;
      notify(text('entry.saved'), { type: 'success' });
      refresh();
      return true;
    },
    renderEnd: ({ isChanged, entered, onSave, onDrop }) => (
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={!isChanged || action.isBusy} onClick={onSave}>
          {text('dialog.save')}
        </Button>
        {isChanged ? (
          <Button disabled={action.isBusy} onClick={onDrop}>
            {text('entry.drop')}
          </Button>
        ) : null}
        <ConflictDialog
          problem={action.conflict}
          before={product}
          describe={describe}
          entered={entered}
          onClose={action.closeConflict}
        />
      </Stack>
    ),
  };
}
