import { siteQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { Cell, CellGroup, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import styles from './Identification.module.css';
import { LabelPicture } from './LabelPicture.tsx';
import { identificationMessages } from './identificationMessages.ts';
import { SerialChecker } from './SerialChecker.tsx';

const callouts = [
  'identification.calloutLabel',
  'identification.calloutVersion',
  'identification.calloutSerial',
] as const;
const hintKeys = ['label', 'version2', 'version1'] as const;

/** Where a device's label is, what is on it, and which hardware version a serial number belongs to. */
export function IdentificationPage() {
  const text = useText(identificationMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.identification')}>
      <div className={styles['page']}>
        <section className={styles['card']}>
          <figure>
            <LabelPicture label={text('identification.picture')} />
            <figcaption>
              <ol className={styles['legend']}>
                {callouts.map((key) => (
                  <li key={key}>{text(key)}</li>
                ))}
              </ol>
              <p className={styles['note']}>{text('identification.pictureHint')}</p>
            </figcaption>
          </figure>
        </section>
        <SerialChecker />
        <Hints />
        <CellGroup>
          <Cell
            leading={<Icon name="help" size={20} />}
            label={text('identification.help')}
            href="#/pages/help/index"
          />
        </CellGroup>
      </div>
    </Page>
  );
}

/** The shop's own texts about its devices; nothing where it has none. */
function Hints() {
  const text = useText(identificationMessages);
  const hints = useQuery(siteQueries.deviceHints(), { refreshOnFocus: false });
  const words = hintKeys.flatMap((key) => hints.data?.[key] ?? []);
  if (hints.status === 'ready' && words.length === 0) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('identification.which')}</h2>
      {hints.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void hints.reload()} busy={hints.isRefreshing} />
      ) : null}
      {hints.status === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="text" lines={5} />
        </SkeletonRegion>
      ) : null}
      {words.map((word) => (
        <p key={word} className={styles['hint']}>
          {word}
        </p>
      ))}
    </section>
  );
}
