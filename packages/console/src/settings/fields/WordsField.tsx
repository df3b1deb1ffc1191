import { TextField } from '@mui/material';
import { textLanguages } from '@pawlet/operator';
import type { FieldProps } from './FieldProps.ts';
import { useHelp } from './useHelp.ts';

const longText = 100;
const mostRows = 14;

/** A text, or a color. */
export function WordsField(props: FieldProps<'text'>) {
  const { shape, value, onChange, label, path, isDisabled } = props;
  // A text in a language is read and checked in it.
  const lang = textLanguages.find((language) => path.endsWith(`.${language}`));
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={isDisabled}
      type={shape.isColor ? 'color' : 'text'}
      {...(shape.longest !== undefined && shape.longest > longText && !shape.isColor && shape.isLine !== true
        ? { multiline: true, maxRows: mostRows }
        : {})}
      {...useHelp(props)}
      slotProps={{ htmlInput: { maxLength: shape.longest, lang } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
