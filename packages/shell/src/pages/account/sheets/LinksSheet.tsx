import type { LinkedLogIn } from '@pawlet/core/api';
import { logInQueries, unlinkLogIn } from '@pawlet/core/queries';
import { useConfirm, useFormat, useMutation, useQuery, useText, useToast } from '@pawlet/widgets';
import {
  Button,
  Cell,
  CellGroup,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from '../Account.module.css';
import { accountMessages } from '../accountMessages.ts';

/** The accounts of apps and providers that log in to this account; each can be unlinked. */
export function LinksSheet() {
  const text = useText(accountMessages);
  const links = useQuery(logInQueries.linked());
  const [refusal, setRefusal] = useState('');
  if (links.status === 'failed') {
    return <ErrorState onRetry={() => void links.reload()} busy={links.isRefreshing} />;
  }
  if (links.status === 'loading') {
    return (
      <SkeletonRegion className={styles['sheet']}>
        <Skeleton height="72px" />
      </SkeletonRegion>
    );
  }
  if (links.data.length === 0) {
    return (
      <EmptyState
        picture={<Icon name="user" size={56} />}
        title={text('account.linksNone')}
        description={text('account.linksNoneHint')}
      />
    );
  }
  return (
    <div className={styles['sheet']}>
      <p className={styles['note']}>{text('account.linksHint')}</p>
      <CellGroup>
        {links.data.map((link) => (
          <LinkRow key={link.id} link={link} onRefused={setRefusal} />
        ))}
      </CellGroup>
      {refusal === '' ? null : (
        <p className={styles['obstacle']} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface LinkRowProps {
  readonly link: LinkedLogIn;
  /** The link stays, for this reason; '' before another attempt. */
  readonly onRefused: (message: string) => void;
}

function LinkRow({ link, onRefused }: LinkRowProps) {
  const { id, platform, name, nickname, linkedAt } = link;
  const text = useText(accountMessages);
  const format = useFormat();
  const confirm = useConfirm();
  const showToast = useToast();
  const titles = { app: name, wechat: text('account.linkWechat'), sandbox: text('account.linkSandbox') };
  const title = titles[platform];
  const { run, isBusy } = useMutation(unlinkLogIn, {
    onResult: (result) => {
      if (result.status === 'ok') showToast(text('account.unlinked'));
      else onRefused(result.message);
    },
  });
  const unlink = async (): Promise<void> => {
    onRefused('');
    const isSure = await confirm({
      title: text('account.unlinkConfirm', { name: title }),
      text: text('account.unlinkConfirmText'),
      confirmLabel: text('account.unlink'),
      destructive: true,
    });
    if (isSure) await run(id);
  };
  const since = linkedAt === undefined ? '' : text('account.linkedSince', { date: format.date(linkedAt) });
  return (
    <Cell
      leading={<Icon name={platform === 'wechat' ? 'message' : 'user'} size={20} />}
      label={<span lang={platform === 'app' ? '' : undefined}>{title}</span>}
      note={
        <>
          {nickname === '' ? null : (
            <>
              <span lang="">{nickname}</span>
              {since === '' ? '' : ' · '}
            </>
          )}
          {since}
        </>
      }
      value={
        <Button
          size="s"
          variant="outlined"
          tone="danger"
          busy={isBusy}
          aria-label={text('account.unlinkNamed', { name: title })}
          onClick={() => void unlink()}
        >
          {text('account.unlink')}
        </Button>
      }
    />
  );
}
