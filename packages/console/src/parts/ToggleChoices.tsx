import { ToggleButton, ToggleButtonGroup } from '@mui/material';

export interface ToggleChoicesProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly nameOf: (choice: T) => string;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Chooses any number of a few values; they stay in the order of the choices. */
export function ToggleChoices<T extends string>({
  label,
  choices,
  nameOf,
  chosen,
  onChange,
}: ToggleChoicesProps<T>) {
  return (
    <ToggleButtonGroup
      size="small"
      aria-label={label}
      value={[...chosen]}
      onChange={(_, values: readonly T[]) => onChange(choices.filter((one) => values.includes(one)))}
      sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { py: 0.5, color: 'text.primary' } }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {nameOf(choice)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
