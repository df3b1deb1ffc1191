import type { LoggedInDevice } from '@pawlet/core/api';
import { endOtherLogIns, logInQueries } from '@pawlet/core/queries';
import {
  useAction,
  useConfirm,
  useFormat,
  useMutation,
  usePawlet,
  useQuery,
  useText,
  useToast,
} from '@pawlet/widgets';
import { Button, Cell, CellGroup, ErrorState, Icon, Skeleton, SkeletonRegion, Tag } from '@pawlet/widgets/ui';
import styles from '../Account.module.css';
import { accountMessages } from '../accountMessages.ts';
import { useLogOutLoss } from '../useLogOutLoss.ts';

export interface DevicesSheetProps {
  /** Every session has ended, including this one. */
  readonly onLoggedOut: () => void;
}

/** The sessions of the account, which can be ended. */
export function DevicesSheet({ onLoggedOut }: DevicesSheetProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  const sayLoss = useLogOutLoss();
  const devices = useQuery(logInQueries.devices());
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const { run: endOthers, isBusy: isEndingOthers } = useMutation(endOtherLogIns, {
    onResult: ({ status }) => {
      if (status === 'ok') showToast(text('account.othersLoggedOut'));
    },
  });
  const { run: endAll, isBusy: isEndingAll } = useAction(async () => {
    const isSure = await confirm({
      title: text('account.logOutAllConfirm'),
      confirmLabel: text('account.logOutAll'),
      destructive: true,
      ...sayLoss(),
    });
    if (!isSure) return;
    const result = await api.account.logOutEverywhere({ keepsThis: false });
    if (result.status === 'ok') onLoggedOut();
  });
  if (devices.status === 'failed') {
    return <ErrorState onRetry={() => void devices.reload()} busy={devices.isRefreshing} />;
  }
  if (devices.status === 'loading') {
    return (
      <SkeletonRegion className={styles['sheet']}>
        <Skeleton height="120px" />
      </SkeletonRegion>
    );
  }
  return (
    <div className={styles['sheet']}>
      <CellGroup>
        {devices.data.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </CellGroup>
      <div className={styles['buttons']}>
        {others.length > 0 ? (
          <Button block variant="outlined" busy={isEndingOthers} onClick={() => void endOthers()}>
            {text('account.logOutOthers')}
          </Button>
        ) : null}
        <Button block variant="ghost" tone="danger" busy={isEndingAll} onClick={() => void endAll()}>
          {text('account.logOutAll')}
        </Button>
      </div>
    </div>
  );
}

function Device({ device }: { readonly device: LoggedInDevice }) {
  const text = useText(accountMessages);
  const format = useFormat();
  const { platform, brand, model, lastSeenAt, isCurrent } = device;
  const platforms: Readonly<Record<string, string>> = {
    ios: 'iOS',
    android: 'Android',
    'mini-program': text('account.miniProgram'),
  };
  const name = [brand, model].filter((part) => part !== '').join(' ');
  return (
    <Cell
      leading={<Icon name={platform in platforms ? 'phone' : 'globe'} size={20} />}
      label={name === '' ? (platforms[platform] ?? text('account.browser')) : <span lang="">{name}</span>}
      note={
        lastSeenAt === undefined ? undefined : text('account.lastSeen', { when: format.relative(lastSeenAt) })
      }
      value={isCurrent ? <Tag>{text('account.thisDevice')}</Tag> : undefined}
    />
  );
}
