import { Alert, TextField, Typography } from '@mui/material';
import { stockCalls } from '@pawlet/operator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';

export interface StockDialogProps {
  readonly sku: string;
  /** Pieces that were shown. */
  readonly stock: number;
  readonly onClose: () => void;
}

/** Corrects the stock of a variant, with the reason for the journal. */
export function StockDialog({ sku, stock, onClose }: StockDialogProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const action = useAction();
  const [entered, setEntered] = useState(String(stock));
  const [reason, setReason] = useState('');
  const describe = (given: unknown): Description => {
    const items = isRecord(given) && Array.isArray(given['items']) ? given['items'].filter(isRecord) : [];
    return new Map(items.map((item) => [String(item['sku']), String(item['stock'])]));
  };
  const show = () => {
    refresh();
    void queries.invalidateQueries({ queryKey: [stockCalls.listStock.name] });
    void queries.invalidateQueries({ queryKey: [stockCalls.listStockMovements.name] });
  };
  const save = async () => {
    const line = { sku, stock: Number(entered), expected: stock };
    const input = { reason: reason.trim(), lines: [line] };
    if ((await action.run(stockCalls.correctStock, { input })) === null) return;
    notify(text('stock.corrected'), { type: 'success' });
    show();
    onClose();
  };
  return (
    <FormDialog
      title={text('stock.correctOf', { sku })}
      onClose={onClose}
      submit={text('stock.correct')}
      onSubmit={() => void save()}
      isBusy={action.isBusy}
      isIncomplete={entered === '' || Number(entered) === stock || reason.trim() === ''}
    >
      <Typography>{text('stock.now', { number: stock })}</Typography>
      <TextField
        type="number"
        label={text('stock.counted')}
        value={entered}
        error={action.errors['lines.0.stock'] !== undefined}
        helperText={action.errors['lines.0.stock']}
        slotProps={{ htmlInput: { min: 0 } }}
        onChange={(event) => setEntered(event.target.value)}
      />
      <TextField
        label={text('stock.reason')}
        value={reason}
        required
        error={action.errors['reason'] !== undefined}
        helperText={action.errors['reason'] ?? text('stock.reasonHelp')}
        onChange={(event) => setReason(event.target.value)}
      />
      {action.errors['lines.0.sku'] === undefined ? null : (
        <Alert severity="error">{action.errors['lines.0.sku']}</Alert>
      )}
      <ConflictDialog
        problem={action.conflict}
        before={{ items: [{ sku, stock }] }}
        describe={describe}
        entered={[[text('stock.counted'), entered]]}
        onClose={() => {
          action.closeConflict();
          show();
        }}
      />
    </FormDialog>
  );
}
