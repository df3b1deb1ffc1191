import { Button, CircularProgress, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly label: string;
  /** Types of files. */
  readonly accept: string;
  /** @default one file */
  readonly isMany?: boolean;
  /** @default false */
  readonly isBusy?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses files of the person's machine. */
export function FileButton({
  label,
  accept,
  isMany = false,
  isBusy = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        disabled={isBusy || button.disabled === true}
        startIcon={isBusy ? <CircularProgress size={16} aria-label={label} /> : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMany}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
