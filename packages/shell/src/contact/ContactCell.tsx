import { Cell, CellGroup, Icon } from '@pawlet/widgets/ui';
import { useShellText } from '../layout/useShellText.ts';
import { useContactShop } from './useContactShop.ts';

/** A row that shows how the shop is reached; nothing where the shop has said no way. */
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
