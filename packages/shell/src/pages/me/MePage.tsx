import type { UserWithCounts } from '@pawlet/core/api';
import { APP_VERSION } from '@pawlet/core/rules';
import {
  useConfirm,
  useIsSignedIn,
  usePawlet,
  useRequireLogin,
  useResource,
  useText,
  useToast,
} from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Badge, Button, Cell, CellGroup, Icon, Picture, Sheet, type IconName } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../mall.ts';
import { useOnReturn } from '../../stack/PageContext.ts';
import styles from './Me.module.css';
import { meMessages } from './messages/messages.ts';
import { Settings } from './Settings.tsx';

/** The personal centre. Visitors see it too; what needs a shopper asks for the log-in. */
export function MePage() {
  const { api, account } = usePawlet();
  const text = useText(meMessages);
  const shellText = useShellText();
  const confirm = useConfirm();
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const navigation = useNavigation();
  const isSignedIn = useIsSignedIn();
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const me = useResource(isSignedIn ? ['me'] : undefined, () => api.user.load());
  useOnReturn(() => void me.reload());
  const user = me.data;
  const openQuestions = async (): Promise<void> => {
    if (await requireLogin()) await navigation.navigateTo('/pages/questions/questions');
  };
  const logOut = async (): Promise<void> => {
    if (!(await confirm({ title: text('me.logOutConfirm'), confirmLabel: text('me.logOut') }))) return;
    await account.logOut();
    showToast(text('me.loggedOut'));
  };
  return (
    <Page title={shellText('title.me')} hasToTop={false} onRefresh={isSignedIn ? me.reload : undefined}>
      <UserCard user={isSignedIn ? user : undefined} isSignedIn={isSignedIn} />
      <div className={styles['page']}>
        <OrderShortcuts user={isSignedIn ? user : undefined} />
        <CellGroup>
          <Cell
            leading={<Icon name="star" size={20} />}
            label={text('me.reviews')}
            href="#/pages/remark/comment"
          />
          <Cell
            leading={<Icon name="receipt" size={20} />}
            label={text('me.invoices')}
            href="#/pages/invoice/invoice"
          />
        </CellGroup>
        <Settings />
        <CellGroup>
          <Cell
            leading={<Icon name="message" size={20} />}
            label={shellText('title.myQuestions')}
            onClick={() => void openQuestions()}
          />
          <Cell
            leading={<Icon name="calendar" size={20} />}
            label={shellText('title.yearlyReport')}
            href="#/pages/yearlyReport/index"
          />
          <Cell
            leading={<Icon name="edit" size={20} />}
            label={shellText('title.survey')}
            href="#/pages/questionnaireSurvey/index"
          />
          <Cell
            leading={<Icon name="bell" size={20} />}
            label={shellText('title.notices')}
            href="#/pages/index/notice"
          />
          <Cell
            leading={<Icon name="info" size={20} />}
            label={text('me.about')}
            onClick={() => setIsAboutOpen(true)}
          />
        </CellGroup>
        {isSignedIn ? (
          <Button block variant="outlined" tone="neutral" onClick={() => void logOut()}>
            {text('me.logOut')}
          </Button>
        ) : null}
      </div>
      <Sheet open={isAboutOpen} onClose={() => setIsAboutOpen(false)} title={text('me.about')}>
        <div className={styles['about']}>
          <p className={styles['name']}>Pawlet</p>
          <p>{text('me.version', { version: APP_VERSION.name, code: APP_VERSION.code })}</p>
          <CellGroup>
            <Cell label={text('me.terms')} href="#/pages/page/page?diyname=terms" />
            <Cell label={text('me.privacy')} href="#/pages/page/page?diyname=privacy" />
          </CellGroup>
        </div>
      </Sheet>
    </Page>
  );
}

interface UserProps {
  readonly user: UserWithCounts | undefined;
}

function UserCard({ user, isSignedIn }: UserProps & { readonly isSignedIn: boolean }) {
  const text = useText(meMessages);
  const requireLogin = useRequireLogin();
  const avatar = (
    <span className={styles['avatar']}>
      {user === undefined || user.avatarUrl === '' ? (
        <Icon name="user" size={30} />
      ) : (
        <Picture src={user.avatarUrl} alt="" sizes="56px" />
      )}
    </span>
  );
  return (
    <section className={styles['card']}>
      {isSignedIn ? (
        <div className={styles['user']}>
          {avatar}
          <span className={styles['userText']}>
            <span className={styles['name']} lang="">
              {user?.nickname ?? '\u00A0'}
            </span>
            <span className={styles['contact']} lang="">
              {user === undefined ? '\u00A0' : user.mobile || user.email}
            </span>
          </span>
        </div>
      ) : (
        <button type="button" className={styles['user']} onClick={() => void requireLogin()}>
          {avatar}
          <span className={styles['userText']}>
            <span className={styles['name']}>{text('me.logIn')}</span>
            <span className={styles['contact']}>{text('me.visitor')}</span>
          </span>
        </button>
      )}
      <dl className={styles['assets']}>
        {(
          [
            ['points', user?.points],
            ['coupons', user?.couponCount],
            ['favourites', user?.favouriteCount],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{text(`me.${name}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OrderShortcuts({ user }: UserProps) {
  const text = useText(meMessages);
  const entries: readonly {
    readonly icon: IconName;
    readonly label: string;
    readonly status: number;
    readonly count: number;
  }[] = [
    { icon: 'wallet', label: text('me.toPay'), status: 1, count: user?.orders.toPay ?? 0 },
    { icon: 'box', label: text('me.toShip'), status: 2, count: user?.orders.toShip ?? 0 },
    { icon: 'truck', label: text('me.toReceive'), status: 3, count: user?.orders.toReceive ?? 0 },
    { icon: 'star', label: text('me.toReview'), status: 4, count: user?.orders.toEvaluate ?? 0 },
    { icon: 'swap', label: text('me.afterSale'), status: 5, count: user?.orders.afterSale ?? 0 },
  ];
  return (
    <section className={styles['orders']}>
      <RouteLink className={styles['ordersHead']} route="/pages/order/list">
        <h2>{text('me.orders')}</h2>
        <span className={styles['allOrders']}>
          {text('me.allOrders')}
          <Icon name="chevronRight" size={14} />
        </span>
      </RouteLink>
      <ul className={styles['orderRow']}>
        {entries.map(({ icon, label, status, count }) => (
          <li key={status}>
            <RouteLink
              className={styles['order']}
              route={`/pages/order/list?status=${status}`}
              aria-label={count > 0 ? `${label} (${count})` : label}
            >
              <span className={styles['orderIcon']}>
                <Icon name={icon} size={26} />
                <span className={styles['orderBadge']}>
                  <Badge count={count} />
                </span>
              </span>
              <span className={styles['orderLabel']}>{label}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
