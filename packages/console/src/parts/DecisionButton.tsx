import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useText, useWord } from '../texts/useText.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { Facts } from './Facts.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isRecord } from './isRecord.ts';
import { type Action, useAction } from './useAction.ts';

export interface DecisionButtonProps {
  /** Text of the button, and title of the question. */
  readonly label: string;
  /** Name of what it is done to, for assistive technology. */
  readonly name: string;
  readonly question: string;
  /** Makes the call; null where the shop refused it. */
  readonly onConfirm: (action: Action) => Promise<unknown>;
}

/** A button that takes something away, after a question; what is in the way is shown. */
export function DecisionButton({ label, name, question, onConfirm }: DecisionButtonProps) {
  const text = useText();
  const word = useWord();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async () => {
    const done = await onConfirm(action);
    setIsOpen(false);
    if (done === null) return;
    notify(text('entry.saved'), { type: 'success' });
    refresh();
  };
  const { conflict } = action;
  const uses = isRecord(conflict?.current) ? conflict.current['uses'] : undefined;
  const close = () => {
    action.closeConflict();
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('entry.action', { action: label, name })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <DecisionDialog
          title={label}
          question={question}
          isBusy={action.isBusy}
          isDanger
          onClose={() => setIsOpen(false)}
          onConfirm={() => void confirm()}
        />
      ) : null}
      {conflict === null ? null : (
        <FormDialog title={label} submit={null} onClose={close}>
          <Alert severity="warning">{conflict.detail}</Alert>
          {Array.isArray(uses) ? (
            <Facts
              rows={uses.filter(isRecord).map(({ kind, count, names }) => [
                String(kind),
                text('uses.count', {
                  kind: word(`uses.${String(kind)}`, String(kind)),
                  number: String(count),
                }),
                Array.isArray(names) ? names.join(', ') : '',
              ])}
            />
          ) : null}
        </FormDialog>
      )}
    </>
  );
}
