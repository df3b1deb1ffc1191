import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  IconButton,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type ReactNode, useState } from 'react';
import { isRecord } from '../parts/isRecord.ts';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { useWords } from '../parts/useWords.ts';
import { useText } from '../texts/useText.ts';
import { kept, type Shape, toFirstValue } from './toShape.ts';
import { useFieldName } from './useFieldName.ts';

export interface ValueFieldProps<TShape extends Shape = Shape> {
  readonly shape: TShape;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly label: string;
  /** Name of the setting, for words that it alone has. */
  readonly setting: string;
  /** Place in the value, such as `value.byCurrency.CNY`, as errors name it. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  /** The fields beside it. @default none */
  readonly siblings?: Readonly<Record<string, unknown>>;
}

/** Edits a value of any shape. */
export function ValueField(props: ValueFieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case 'switch':
      return <SwitchField {...props} />;
    case 'number':
      return <NumberField {...props} shape={shape} />;
    case 'text':
      return <WordsField {...props} shape={shape} />;
    case 'time':
      return <TimeField {...props} />;
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'nullable':
      return <NullableField {...props} shape={shape} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'fields':
      return <FieldsField {...props} shape={shape} />;
    case 'map':
      return <MapField {...props} shape={shape} />;
    case 'variants':
      return <VariantsField {...props} shape={shape} />;
    case 'own':
      return <OwnField {...props} shape={shape} />;
    case 'json':
      return <JsonField {...props} />;
    default:
      return shape satisfies never;
  }
}

type Kind<TKind extends Shape['kind']> = Extract<Shape, { readonly kind: TKind }>;

function OwnField({ shape: { Field, help }, siblings = {}, ...props }: ValueFieldProps<Kind<'own'>>) {
  const text = useText();
  return <Field {...props} help={help === undefined ? undefined : text(help)} siblings={siblings} />;
}

function SwitchField({ value, onChange, label, isDisabled }: ValueFieldProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={isDisabled}
      control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
    />
  );
}

/** Millionths are shown as what they are of: percent of a payment, or points. */
function findScale(path: string): number {
  if (path.endsWith('Micros')) return 10_000;
  return path.startsWith('value.rates.') ? 1_000_000 : 1;
}

/** What is wrong with a field, or what else there is to know. */
function useHelp({ shape: { help }, errors, path }: ValueFieldProps) {
  const text = useText();
  const error = errors[path];
  return { error: error !== undefined, helperText: error ?? (help === undefined ? undefined : text(help)) };
}

function NumberField(props: ValueFieldProps<Kind<'number'>>) {
  const { shape, value, onChange, label, path, isDisabled } = props;
  const text = useText();
  const help = useHelp(props);
  const scale = findScale(path);
  const [entered, setEntered] = useState('');
  const parse = (typed: string) => (typed === '' ? null : Math.round(Number(typed) * scale));
  // A number that is being typed stays as it is; another one was put there by something else.
  const shown = parse(entered) === value ? entered : typeof value === 'number' ? String(value / scale) : '';
  const { from, to } = shape;
  const range =
    from === undefined || to === undefined || scale !== 1 ? undefined : text('settings.range', { from, to });
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={shown}
      disabled={isDisabled}
      {...help}
      helperText={help.helperText ?? range}
      slotProps={{ htmlInput: { step: scale === 1 ? 1 : 'any', min: from, max: to } }}
      onChange={(event) => {
        setEntered(event.target.value);
        // The shop names the field if there is no number.
        onChange(parse(event.target.value));
      }}
    />
  );
}

/** A time on the clock of the person; empty for none. */
function TimeField(props: ValueFieldProps) {
  const { value, onChange, label, isDisabled } = props;
  const toLocal = (seconds: number) => {
    const date = new Date(seconds * 1000);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  return (
    <TextField
      type="datetime-local"
      size="small"
      label={label}
      value={typeof value === 'number' ? toLocal(value) : ''}
      disabled={isDisabled}
      {...useHelp(props)}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : Math.floor(new Date(target.value).getTime() / 1000))
      }
    />
  );
}

const longText = 100;
const mostRows = 14;

function WordsField(props: ValueFieldProps<Kind<'text'>>) {
  const { shape, value, onChange, label, isDisabled } = props;
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={isDisabled}
      type={shape.isColor ? 'color' : 'text'}
      {...(shape.longest !== undefined && shape.longest > longText && !shape.isColor
        ? { multiline: true, maxRows: mostRows }
        : {})}
      {...useHelp(props)}
      slotProps={{ htmlInput: { maxLength: shape.longest } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ChoiceField(props: ValueFieldProps<Kind<'choice'>>) {
  const { shape, value, onChange, label, setting, isDisabled } = props;
  const words = useWords();
  const nameOf = useFieldName();
  const toName = (one: string | number) => shape.nameOf?.(String(one), words) ?? nameOf(one, setting);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      disabled={isDisabled}
      {...useHelp(props)}
      sx={{ minWidth: 200 }}
      slotProps={shownWhenEmpty}
      onChange={(event) => onChange(shape.values.find((one) => String(one) === event.target.value))}
    >
      {shape.values.map((one) => (
        <MenuItem key={one} value={one}>
          {one === '' ? words.text('settings.notSet') : toName(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function NullableField({ shape: { inner }, ...props }: ValueFieldProps<Kind<'nullable'>>) {
  const text = useText();
  const { value, onChange, isDisabled, path, label } = props;
  // A value that is switched off by mistake is there again when it is switched on.
  const [kept, setKept] = useState(value);
  return (
    <Stack spacing={2}>
      <FormControlLabel
        label={path === 'value' ? text('settings.ownValue') : `${label}: ${text('settings.ownValue')}`}
        disabled={isDisabled}
        control={
          <Switch
            checked={value !== null}
            onChange={(_, isOn) => {
              if (!isOn) setKept(value);
              onChange(isOn ? (kept ?? toFirstValue(inner)) : null);
            }}
          />
        }
      />
      {value === null ? null : <ValueField {...props} shape={inner} />}
    </Stack>
  );
}

/** A border and a name around several fields. */
function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack
      component="fieldset"
      spacing={2}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 1, sm: 2 },
        m: 0,
        minWidth: 0,
      }}
    >
      {label === '' ? null : (
        <Typography component="legend" variant="body2" sx={{ fontWeight: 600, px: 0.5 }}>
          {label}
        </Typography>
      )}
      {children}
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  // Groups have columns of their own.
  '& > fieldset': { gridColumn: '1 / -1' },
};

function FieldsField({ shape, ...props }: ValueFieldProps<Kind<'fields'>>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, setting, path } = props;
  const given = isRecord(value) ? value : {};
  const change = (name: string, next: unknown, isOptional: boolean) => {
    const { [name]: _, ...others } = given;
    // A text that may be left out is left out when it is emptied.
    onChange(isOptional && next === '' ? others : { ...given, [name]: next });
  };
  const toLabel = (name: string, { label }: Shape) =>
    label === undefined ? nameOf(name, setting) : text(label);
  const shown = shape.fields.filter(({ shape: inner }) => inner !== kept);
  // A field that is alone has the name of the group.
  const isAlone = shown.length === 1 && path !== 'value';
  const fields = shown.map(({ name, shape: inner, isOptional }) => (
    <ValueField
      {...props}
      key={name}
      shape={inner}
      label={isAlone ? props.label : toLabel(name, inner)}
      value={given[name]}
      siblings={given}
      path={`${path}.${name}`}
      onChange={(next) => change(name, next, isOptional)}
    />
  ));
  if (isAlone) return fields;
  const inColumns = <Box sx={columns}>{fields}</Box>;
  return path === 'value' ? inColumns : <Group label={props.label}>{inColumns}</Group>;
}

function MapField({ shape, ...props }: ValueFieldProps<Kind<'map'>>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, setting, path, errors, isDisabled } = props;
  const given = isRecord(value) ? value : {};
  const open = shape.names.filter((name) => !(name in given));
  const remove = (name: string) => {
    const { [name]: _, ...others } = given;
    onChange(others);
  };
  return (
    <Group label={path === 'value' ? '' : props.label}>
      {Object.entries(given).map(([name, one]) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid' }}>
            <ValueField
              {...props}
              shape={shape.value}
              label={nameOf(name, setting)}
              value={one}
              path={`${path}.${name}`}
              onChange={(next) => onChange({ ...given, [name]: next })}
            />
          </Box>
          <IconButton
            aria-label={text('settings.remove', { name: nameOf(name, setting) })}
            disabled={isDisabled}
            onClick={() => remove(name)}
          >
            <DeleteOutlined />
          </IconButton>
        </Stack>
      ))}
      {errors[path] === undefined ? null : <FormHelperText error>{errors[path]}</FormHelperText>}
      {open.length === 0 || isDisabled ? null : (
        <TextField
          select
          size="small"
          label={text('settings.add')}
          value=""
          sx={{ maxWidth: 260 }}
          onChange={(event) => onChange({ ...given, [event.target.value]: toFirstValue(shape.value) })}
        >
          {open.map((name) => (
            <MenuItem key={name} value={name}>
              {nameOf(name, setting)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Group>
  );
}

function ListField({ shape, ...props }: ValueFieldProps<Kind<'list'>>) {
  const text = useText();
  const { value, onChange, path, errors, isDisabled } = props;
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFixed = shape.fewest === shape.most;
  // Entries with fields of their own need the whole width of a phone.
  const isWide = shape.item.kind === 'fields';
  const move = (from: number, to: number) => {
    const moved = [...given];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <Group label={path === 'value' ? '' : props.label}>
      <Box sx={isFixed ? columns : { display: 'grid', gap: 2 }}>
        {given.map((one, index) => (
          <Stack
            key={index}
            direction="row"
            useFlexGap
            spacing={0.5}
            sx={{ alignItems: 'start', ...(isWide ? { flexWrap: { xs: 'wrap', sm: 'nowrap' } } : {}) }}
          >
            <Box
              sx={{
                flexGrow: 1,
                minWidth: 0,
                display: 'grid',
                ...(isWide ? { flexBasis: { xs: '100%', sm: 0 } } : {}),
              }}
            >
              <ValueField
                {...props}
                shape={shape.item}
                label={text('settings.entry', { number: index + 1 })}
                value={one}
                path={`${path}.${index}`}
                onChange={(next) => onChange(given.map((other, at) => (at === index ? next : other)))}
              />
            </Box>
            {isFixed || isDisabled ? null : (
              <>
                <IconButton
                  aria-label={text('settings.up', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={text('settings.down', { number: index + 1 })}
                  disabled={index === given.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={text('settings.remove', { name: String(index + 1) })}
                  disabled={given.length <= shape.fewest}
                  onClick={() => onChange(given.filter((_, at) => at !== index))}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </>
            )}
          </Stack>
        ))}
      </Box>
      {errors[path] === undefined ? null : <FormHelperText error>{errors[path]}</FormHelperText>}
      {isFixed || isDisabled || given.length === shape.most ? null : (
        <Stack direction="row">
          <Button size="small" onClick={() => onChange([...given, toNewEntry(shape.item, given)])}>
            {text(shape.add ?? 'settings.add')}
          </Button>
        </Stack>
      )}
    </Group>
  );
}

/** A list has no choice twice: a new entry is one that is not there yet. */
function toNewEntry(item: Shape, given: readonly unknown[]): unknown {
  if (item.kind !== 'choice') return toFirstValue(item);
  return item.values.find((one) => !given.includes(one)) ?? toFirstValue(item);
}

function VariantsField({ shape: { variants }, ...props }: ValueFieldProps<Kind<'variants'>>) {
  const text = useText();
  const nameOf = useFieldName();
  const { value, onChange, label, setting, isDisabled } = props;
  const choice = variants.find((variant) => variant.kind === 'choice');
  const other = variants.find((variant) => variant.kind !== 'choice');
  const isChosen = typeof value === 'string' || typeof value === 'number';
  const own = '*';
  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label={label}
        value={isChosen ? value : own}
        disabled={isDisabled}
        onChange={(event) => {
          if (event.target.value !== own) onChange(event.target.value);
          else if (other !== undefined) onChange(toFirstValue(other));
        }}
      >
        {choice?.values.map((one) => (
          <MenuItem key={one} value={one}>
            {nameOf(one, setting)}
          </MenuItem>
        ))}
        {other === undefined ? null : <MenuItem value={own}>{text('settings.ownEntry')}</MenuItem>}
      </TextField>
      {isChosen || other === undefined ? null : (
        <ValueField {...props} shape={other} label={text('settings.ownEntry')} />
      )}
    </Stack>
  );
}

function JsonField({ value, onChange, label, path, errors, isDisabled }: ValueFieldProps) {
  const text = useText();
  const [entered, setEntered] = useState(() => JSON.stringify(value, null, 2));
  const [isJson, setIsJson] = useState(true);
  const change = (next: string) => {
    setEntered(next);
    try {
      onChange(JSON.parse(next) as unknown);
      setIsJson(true);
    } catch {
      // It is no JSON while it is typed.
      setIsJson(false);
    }
  };
  return (
    <TextField
      multiline
      fullWidth
      label={label}
      value={entered}
      disabled={isDisabled}
      error={!isJson || errors[path] !== undefined}
      helperText={isJson ? errors[path] : text('settings.noJson')}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      onChange={(event) => change(event.target.value)}
    />
  );
}
