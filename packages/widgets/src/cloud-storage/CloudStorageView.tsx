import type { ReactElement } from 'react';
import { useHost, useRequireLogin, useText } from '../runtime/index.ts';
import { Button, ErrorState, Icon, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './CloudStorage.module.css';
import { cloudStorageMessages } from './cloudStorageMessages.ts';
import { AgreementRow } from './parts/AgreementRow.tsx';
import { CameraPicker } from './parts/CameraPicker.tsx';
import { HistoryList } from './parts/HistoryList.tsx';
import { Invitation } from './parts/Invitation.tsx';
import { PayBar } from './parts/PayBar.tsx';
import { PlanCards } from './parts/PlanCards.tsx';
import { StorageStatus } from './parts/StorageStatus.tsx';
import type { CloudStorageState } from './useCloudStorage.ts';

export interface CloudStorageViewProps {
  readonly storage: CloudStorageState;
}

/** Camera, storage status, plans, agreement, purchases and the payment bar. */
export function CloudStorageView({ storage }: CloudStorageViewProps): ReactElement {
  const { status, cameras, offer, agreement, history, purchase, now } = storage;
  if (status === 'failed') return <ErrorState onRetry={storage.reload} busy={storage.isRefreshing} />;
  if (status === 'loading') {
    return (
      <SkeletonRegion className={styles['content']}>
        <Skeleton height="176px" />
        <Skeleton height="212px" />
        <Skeleton height="128px" />
      </SkeletonRegion>
    );
  }
  const { camera } = cameras;
  const isVisitor = cameras.status === 'visitor';
  const isExtending = camera?.expiresAt !== undefined && camera.expiresAt > now;
  return (
    <div className={styles['storage']}>
      <div className={styles['content']}>
        <section className={styles['card']}>
          {camera === undefined ? (
            <Missing isVisitor={isVisitor} askApp={cameras.askApp} />
          ) : (
            <>
              <CameraPicker cameras={cameras} />
              <StorageStatus expiresAt={camera.expiresAt} now={now} />
            </>
          )}
        </section>
        <PlanCards offer={offer} isExtending={isExtending} />
        {camera === undefined || offer.plan === undefined ? null : <AgreementRow agreement={agreement} />}
        {isVisitor ? null : <HistoryList history={history} now={now} onPay={purchase.pay} />}
      </div>
      {camera === undefined && !isVisitor ? null : (
        <PayBar offer={offer} purchase={purchase} isExtending={isExtending} />
      )}
    </div>
  );
}

interface MissingProps {
  readonly isVisitor: boolean;
  readonly askApp: (() => void) | undefined;
}

/** Shown instead of a camera: how to log in, or to get one. */
function Missing({ isVisitor, askApp }: MissingProps): ReactElement {
  const host = useHost();
  const text = useText(cloudStorageMessages);
  const requireLogin = useRequireLogin();
  if (isVisitor) {
    return (
      <Invitation title={text('cloudStorage.logIn')} note={text('cloudStorage.logInText')}>
        <Button onClick={() => void requireLogin()}>{text('cloudStorage.logInAction')}</Button>
      </Invitation>
    );
  }
  const keyword = encodeURIComponent(text('cloudStorage.cameraWord'));
  return (
    <Invitation title={text('cloudStorage.noCamera')} note={text('cloudStorage.noCameraText')}>
      {askApp === undefined ? null : (
        <Button variant="outlined" onClick={askApp}>
          {text('cloudStorage.appCameras')}
        </Button>
      )}
      <Button
        icon={<Icon name="camera" size={18} />}
        onClick={() => void host.navigate(`/pages/goods/goods?keyword=${keyword}`)}
      >
        {text('cloudStorage.findCameras')}
      </Button>
    </Invitation>
  );
}
