import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../texts/useText.ts';

// The framework's own boxes name an element that is no input, so assistive technology reads no name.

/** Selects the order of a row. */
export function OrderChoice({ order }: { readonly order: { readonly id: string } }) {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selectedIds.includes(order.id)}
      slotProps={{ input: { 'aria-label': text('orders.select') } }}
      // A click on the row opens the order.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(order.id)}
    />
  );
}

/** Selects every order of the page, or none of them. */
export function PageChoice() {
  const text = useText();
  const { data = [], selectedIds, onSelect } = useListContext<{ readonly id: string }>();
  const listed = data.map(({ id }) => id);
  const chosen = listed.filter((id) => selectedIds.includes(id));
  const isAll = listed.length > 0 && chosen.length === listed.length;
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      slotProps={{ input: { 'aria-label': text('orders.selectPage') } }}
      onChange={() => {
        const others = selectedIds.filter((id) => !listed.includes(id));
        onSelect(isAll ? others : [...others, ...listed]);
      }}
    />
  );
}
