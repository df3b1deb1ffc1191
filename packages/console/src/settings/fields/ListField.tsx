import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, Stack } from '@mui/material';
import { fieldColumns, FieldGroup } from '../../parts/FieldGroup.tsx';
import { useText } from '../../texts/useText.ts';
import { type Shape, toFirstValue } from '../toShape.ts';
import type { OuterFieldProps } from './FieldProps.ts';

/** Values in their order. */
export function ListField({ shape, Inner, ...props }: OuterFieldProps<'list'>) {
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
    <FieldGroup isColumn label={path === 'value' ? '' : props.label}>
      <Box sx={isFixed ? fieldColumns : { display: 'grid', gap: 2 }}>
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
              <Inner
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
    </FieldGroup>
  );
}

/** A list has no choice twice: a new entry is one that is not there yet. */
function toNewEntry(item: Shape, given: readonly unknown[]): unknown {
  if (item.kind !== 'choice') return toFirstValue(item);
  return item.values.find((one) => !given.includes(one)) ?? toFirstValue(item);
}
