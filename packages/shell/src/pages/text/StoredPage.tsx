import { useConfig, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Page } from '../../layout/Page.tsx';
import { StatisticsChoice } from '../../preferences/StatisticsChoice.tsx';
import { storedMessages } from './storedMessages.ts';
import { storedData } from './storedData.ts';
import styles from './Stored.module.css';

/** What the storefront stores in the browser, and whether visits are counted. */
export function StoredPage() {
  const text = useText(storedMessages);
  const title = useText(lawMessages)('law.stored');
  const statistics = useConfig()?.law.statistics;
  return (
    <Page title={title} background="card">
      <div className={styles['page']}>
        <p>{text('stored.intro')}</p>
        <p>{text('stored.payment')}</p>
        <ul className={styles['list']}>
          {storedData.map(({ purpose, names, lasts }) => (
            <li key={purpose + lasts} className={styles['entry']}>
              <h2 className={styles['purpose']}>{text(`stored.${purpose}`)}</h2>
              <p className={styles['names']} lang="">
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </p>
              <p className={styles['lasts']}>{text(`stored.${lasts}`)}</p>
            </li>
          ))}
        </ul>
        <h2 className={styles['purpose']}>{text('stored.statistics')}</h2>
        {statistics === 'off' ? <p>{text('stored.notCounted')}</p> : null}
        {statistics === 'ask' ? <p>{text('stored.onlyAgreed')}</p> : null}
        <StatisticsChoice />
      </div>
    </Page>
  );
}
