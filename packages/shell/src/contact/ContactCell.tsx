import { Cell, CellGroup, Icon } from '@pawlet/widgets/ui';
import { useShellText } from '../layout/useShellText.ts';
import { useContactShop } from './useContactShop.ts';

/** A row with the shop's contact options; nothing where the shop has none. */
export function ContactCell() {
  const text = useShellText();
  const contactShop = useContactShop();
  if (contactShop === undefined) return null;
  return (
    <CellGroup>
      <Cell leading={<Icon name="headset" size={20} />} label={text('shell.contact')} onClick={contactShop} />
    </CellGroup>
  );
}
