import { useConfig } from '@pawlet/widgets';
import { Cell, CellGroup, Icon } from '@pawlet/widgets/ui';
import { useCallShop } from './useCallShop.ts';
import { useShellText } from './useShellText.ts';

/** A row that calls the shop; nothing where the shop has no telephone number. */
export function ContactCell() {
  const text = useShellText();
  const callShop = useCallShop();
  const phone = useConfig()?.phone;
  if (callShop === undefined) return null;
  return (
    <CellGroup>
      <Cell
        leading={<Icon name="headset" size={20} />}
        label={text('shell.contact')}
        value={<bdi>{phone}</bdi>}
        onClick={callShop}
      />
    </CellGroup>
  );
}
