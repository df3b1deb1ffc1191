import { CellGroup, Sheet } from '@pawlet/widgets/ui';
import { useShellText } from '../layout/useShellText.ts';
import { useStorefront } from '../storefront.ts';
import { ContactRows } from './ContactRows.tsx';
import { useStore } from '@pawlet/widgets';

/** The ways to contact the shop, over the page that opens them. */
export function ContactSheet() {
  const { contact } = useStorefront();
  const isOpen = useStore(contact, (value) => value);
  const text = useShellText();
  return (
    <Sheet open={isOpen} onClose={() => contact.setState(false, true)} title={text('shell.contact')}>
      <CellGroup>
        <ContactRows />
      </CellGroup>
    </Sheet>
  );
}
