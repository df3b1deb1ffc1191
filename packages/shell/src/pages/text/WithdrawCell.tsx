import { useConfig, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Cell, Icon } from '@pawlet/widgets/ui';
import { withdrawRoute } from '../../legal/lawLinks.ts';

/** A row that links to the withdrawal from a purchase; nothing where the shopper's country does not require it. */
export function WithdrawCell() {
  const text = useText(lawMessages);
  const isDue = useConfig()?.law.hasWithdrawalButton === true;
  if (!isDue) return null;
  return (
    <Cell
      leading={<Icon name="swap" size={20} />}
      label={text('law.withdraw')}
      href={`#${withdrawRoute()}`}
    />
  );
}
