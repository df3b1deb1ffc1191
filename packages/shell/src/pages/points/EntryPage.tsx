import type { PointsEntry } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { pointsMallMessages, pointsRoute, SignedPoints } from '@pawlet/widgets/points-mall';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { pointsPagesMessages } from './pointsPagesMessages.ts';
import styles from './Points.module.css';
import { useEntry } from './useEntry.ts';

const parameters = { id: idParameter };

/** One entry of the shopper's points. */
export function EntryPage() {
  const text = useShellText();
  const { id } = usePageParameters(parameters);
  return (
    <Page title={text('title.pointsEntry')}>{id === undefined ? <EntryGone /> : <Found id={id} />}</Page>
  );
}

function Found({ id }: { readonly id: number }) {
  const { status, entry, isRefreshing, reload } = useEntry(id);
  if (entry !== undefined) return <Entry entry={entry} />;
  if (status === 'failed') return <ErrorState onRetry={() => void reload()} busy={isRefreshing} />;
  if (status === 'gone') return <EntryGone />;
  return (
    <SkeletonRegion className={styles['page']}>
      <Skeleton height="92px" />
      <Skeleton height="120px" />
    </SkeletonRegion>
  );
}

function Entry({ entry }: { readonly entry: PointsEntry }) {
  const text = useText(pointsPagesMessages);
  const pointsText = useText(pointsMallMessages);
  const format = useFormat();
  const { reason, change, before, after, at } = entry;
  return (
    <div className={styles['page']}>
      <section className={styles['sum']}>
        <h2 className={styles['reason']}>{reason}</h2>
        <SignedPoints change={change} size="l" />
      </section>
      <dl className={styles['facts']}>
        {at === undefined ? null : (
          <div>
            <dt>{pointsText('pointsMall.time')}</dt>
            <dd>{format.date(at, 'dateTime')}</dd>
          </div>
        )}
        <div>
          <dt>{text('pointsPages.before')}</dt>
          <dd>{format.number(before)}</dd>
        </div>
        <div>
          <dt>{text('pointsPages.after')}</dt>
          <dd>{format.number(after)}</dd>
        </div>
      </dl>
    </div>
  );
}

function EntryGone() {
  const text = useText(pointsPagesMessages);
  const shellText = useShellText();
  return (
    <EmptyState
      picture={<Icon name="coins" size={56} />}
      title={text('pointsPages.entryGone')}
      description={text('pointsPages.entryGoneText')}
      action={
        <ButtonLink href={`#${pointsRoute({ name: 'ledger' })}`}>{shellText('title.ledger')}</ButtonLink>
      }
    />
  );
}
