import { Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../texts/useText.ts';
import { FileButton } from './FileButton.tsx';

export interface CsvFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (csv: string) => void;
  /** Further buttons beside that of a file. */
  readonly children: ReactNode;
}

/** A sheet that is pasted or read from a file. */
export function CsvField({ value, error, onChange, children }: CsvFieldProps) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('bulk.csv')}
        multiline
        minRows={6}
        maxRows={16}
        value={value}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        onChange={(event) => onChange(event.target.value)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FileButton
          variant="outlined"
          label={text('bulk.upload')}
          accept=".csv,text/csv,text/plain"
          onChoose={([file]) => void file?.text().then(onChange)}
        />
        {children}
      </Stack>
    </>
  );
}
