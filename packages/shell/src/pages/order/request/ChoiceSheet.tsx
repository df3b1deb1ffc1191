import { useId } from 'react';
import { RadioGroup, RadioRow, Sheet } from '@pawlet/widgets/ui';

export interface ChoiceSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** '' for none. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A single choice in a sheet that closes with it. */
export function ChoiceSheet({ open, onClose, title, choices, chosen, onChoose }: ChoiceSheetProps) {
  const name = useId();
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <RadioGroup isFinal label={title}>
        {choices.map(({ value, label }) => (
          <RadioRow
            key={value}
            name={name}
            value={value}
            label={label}
            checked={value === chosen}
            onSelect={(picked) => {
              onChoose(picked);
              onClose();
            }}
          />
        ))}
      </RadioGroup>
    </Sheet>
  );
}
