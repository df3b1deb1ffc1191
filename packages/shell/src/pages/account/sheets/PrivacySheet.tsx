import { useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Cell, CellGroup } from '@pawlet/widgets/ui';
import { StatisticsChoice } from '../../../preferences/StatisticsChoice.tsx';
import { storedPage } from '../../../legal/lawLinks.ts';
import styles from '../Account.module.css';
import { accountMessages } from '../accountMessages.ts';

/** What the shop may do with the shopper's data, with a link to its policy. */
export function PrivacySheet() {
  const text = useText(accountMessages);
  const lawText = useText(lawMessages);
  return (
    <div className={styles['sheet']}>
      <CellGroup title={text('account.agreements')}>
        <Cell label={text('account.terms')} href="#/pages/page/page?diyname=terms" />
        <Cell label={text('account.privacyPolicy')} href="#/pages/page/page?diyname=privacy" />
        <Cell label={lawText('law.stored')} href={`#/pages/page/page?diyname=${storedPage}`} />
      </CellGroup>
      <h3 className={styles['subtitle']}>{text('account.consent')}</h3>
      <StatisticsChoice />
    </div>
  );
}
