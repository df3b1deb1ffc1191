import { Button, Stack, TextField } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useText } from '../texts/useText.ts';

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
  const file = useRef<HTMLInputElement>(null);
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
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {text('bulk.upload')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          onChange={(event) => {
            void event.target.files?.[0]?.text().then(onChange);
            event.target.value = '';
          }}
        />
        {children}
      </Stack>
    </>
  );
}
