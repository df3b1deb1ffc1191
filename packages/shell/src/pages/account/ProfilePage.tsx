import type { UserWithCounts } from '@pawlet/core/api';
import { useConfirm, usePawlet, useText, useToast } from '@pawlet/widgets';
import {
  Button,
  Cell,
  CellGroup,
  ErrorState,
  Icon,
  Picture,
  Sheet,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState, type ReactNode } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Account.module.css';
import { chosenPhoto } from './chosenPhoto.ts';
import { forgetDevice } from './forgetDevice.ts';
import { accountMessages } from './accountMessages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { DeleteSheet } from './sheets/DeleteSheet.tsx';
import { DevicesSheet } from './sheets/DevicesSheet.tsx';
import { EmailSheet } from './sheets/EmailSheet.tsx';
import { ExportSheet } from './sheets/ExportSheet.tsx';
import { LinksSheet } from './sheets/LinksSheet.tsx';
import { MobileSheet } from './sheets/MobileSheet.tsx';
import { PasswordSheet } from './sheets/PasswordSheet.tsx';
import { PrivacySheet } from './sheets/PrivacySheet.tsx';
import { useLogOutLoss } from './useLogOutLoss.ts';
import { useMe } from './useMe.ts';
import { usePhotoChooser } from './usePhotoChooser.tsx';

/** The shopper's own data, contact details and credentials, and the deletion of the account. */
export function ProfilePage() {
  const shellText = useShellText();
  const me = useMe();
  return (
    <Page title={shellText('title.profile')} hasToTop={false} onRefresh={me.reload}>
      {me.status === 'failed' ? <ErrorState onRetry={() => void me.reload()} busy={me.isRefreshing} /> : null}
      {me.status === 'loading' ? (
        <SkeletonRegion className={styles['page']}>
          <Skeleton height="72px" />
          <Skeleton height="196px" />
          <Skeleton height="40px" />
          <Skeleton height="156px" />
          <Skeleton height="208px" />
        </SkeletonRegion>
      ) : null}
      {me.status === 'ready' ? <Profile user={me.data} onChanged={() => void me.reload()} /> : null}
    </Page>
  );
}

type SheetName = 'mobile' | 'email' | 'password' | 'links' | 'devices' | 'export' | 'privacy' | 'delete';

interface ProfileProps {
  readonly user: UserWithCounts;
  readonly onChanged: () => void;
}

function Profile({ user, onChanged }: ProfileProps) {
  const { account, session } = usePawlet();
  const navigation = useNavigation();
  const text = useText(accountMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  const sayLoss = useLogOutLoss();
  const [sheet, setSheet] = useState<SheetName>();
  const close = (): void => setSheet(undefined);
  const done = (): void => {
    close();
    onChanged();
  };
  // A protected page would ask for the next log-in at once.
  const leave = async (message: string, end: () => unknown): Promise<void> => {
    close();
    await navigation.switchTab(paths.account);
    await end();
    showToast(message);
  };
  const logOut = async (): Promise<void> => {
    const isSure = await confirm({
      title: text('account.logOutConfirm'),
      confirmLabel: text('account.logOut'),
      ...sayLoss(),
    });
    if (isSure) await leave(text('account.loggedOut'), () => account.logOut());
  };
  const sheets: Readonly<Record<SheetName, readonly [title: string, content: ReactNode]>> = {
    mobile: [text('account.changeMobile'), <MobileSheet key="mobile" user={user} onDone={done} />],
    email: [text('account.changeEmail'), <EmailSheet key="email" user={user} onDone={done} />],
    password: [
      text(user.hasPassword ? 'account.changePassword' : 'account.setPassword'),
      <PasswordSheet key="password" user={user} onDone={done} />,
    ],
    links: [text('account.links'), <LinksSheet key="links" />],
    devices: [
      text('account.devices'),
      <DevicesSheet
        key="devices"
        onLoggedOut={() => void leave(text('account.loggedOut'), () => session.signOut())}
      />,
    ],
    export: [text('account.export'), <ExportSheet key="export" />],
    privacy: [text('account.privacy'), <PrivacySheet key="privacy" />],
    delete: [
      text('account.delete'),
      <DeleteSheet
        key="delete"
        user={user}
        onDone={() =>
          void leave(text('account.deleted'), () => {
            session.signOut();
            forgetDevice(user.id);
          })
        }
      />,
    ],
  };
  const row = (name: SheetName, label: string, value?: ReactNode) => (
    <Cell label={label} value={value} onClick={() => setSheet(name)} />
  );
  const none = text('account.none');
  return (
    <div className={styles['page']}>
      <PictureRow avatarUrl={user.avatarUrl} />
      <ProfileForm key={`${user.username} ${user.nickname} ${user.bio}`} user={user} onSaved={onChanged} />
      <CellGroup title={text('account.security')}>
        {row('mobile', text('account.mobile'), <span lang="">{user.mobile || none}</span>)}
        {row('email', text('account.email'), <span lang="">{user.email || none}</span>)}
        {row('password', text('account.password'), text(user.hasPassword ? 'account.set' : 'account.notSet'))}
        {row('links', text('account.links'))}
        {row('devices', text('account.devices'))}
      </CellGroup>
      <CellGroup title={text('account.data')}>
        {row('privacy', text('account.privacy'))}
        {row('export', text('account.export'))}
        {row('delete', text('account.delete'))}
      </CellGroup>
      <Button block size="l" variant="outlined" tone="neutral" onClick={() => void logOut()}>
        {text('account.logOut')}
      </Button>
      {Object.entries(sheets).map(([name, [title, content]]) => (
        <Sheet key={name} open={sheet === name} onClose={close} title={title}>
          {content}
        </Sheet>
      ))}
    </div>
  );
}

function PictureRow({ avatarUrl }: { readonly avatarUrl: string }) {
  const text = useText(accountMessages);
  const navigation = useNavigation();
  const { choose, input } = usePhotoChooser((photo) => {
    chosenPhoto.setState({ photo });
    void navigation.navigateTo(paths.avatarCropper);
  });
  return (
    <CellGroup>
      <Cell
        label={text('account.picture')}
        value={
          <span className={styles['avatar']}>
            {avatarUrl === '' ? (
              <Icon name="user" size={28} />
            ) : (
              <Picture src={avatarUrl} alt="" sizes="56px" loading="eager" />
            )}
          </span>
        }
        onClick={choose}
      />
      {input}
    </CellGroup>
  );
}
