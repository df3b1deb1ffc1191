import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

/** What is taken of a sheet with wrong lines. */
export type ImportMode = 'all-or-nothing' | 'good-lines';

export interface ImportModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
  /** Labels of both. */
  readonly labels: Readonly<Record<ImportMode, string>>;
}

/** Chooses between nothing and the good lines of a sheet with errors. */
export function ImportModeChoice({ mode, onChange, labels }: ImportModeChoiceProps) {
  return (
    <RadioGroup
      value={mode}
      onChange={(_, value) => onChange(value === 'good-lines' ? 'good-lines' : 'all-or-nothing')}
    >
      {(['all-or-nothing', 'good-lines'] as const).map((one) => (
        <FormControlLabel key={one} value={one} control={<Radio />} label={labels[one]} />
      ))}
    </RadioGroup>
  );
}
