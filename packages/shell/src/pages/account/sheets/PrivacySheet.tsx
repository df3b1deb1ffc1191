import { useText } from '@pawlet/widgets';
import { Cell, CellGroup } from '@pawlet/widgets/ui';
import { StatisticsChoice } from '../../me/StatisticsChoice.tsx';
import styles from '../Account.module.css';
import { accountMessages } from '../messages/messages.ts';

/** What the shop may do with what it learns, and where that is written. */
export function PrivacySheet() {
  const text = useText(accountMessages);
  return (
    <div className={styles['sheet']}>
      <CellGroup title={text('account.agreements')}>
        <Cell label={text('account.terms')} href="#/pages/page/page?diyname=terms" />
        <Cell label={text('account.privacyPolicy')} href="#/pages/page/page?diyname=privacy" />
      </CellGroup>
      <h3 className={styles['subtitle']}>{text('account.consent')}</h3>
      <StatisticsChoice />
    </div>
  );
}
