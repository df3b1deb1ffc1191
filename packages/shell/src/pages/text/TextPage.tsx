import { toId, type PageId, type ShopPage } from '@pawlet/core/api';
import { pageQueries } from '@pawlet/core/queries';
import { useConfig, useFormat, useQuery, useText } from '@pawlet/widgets';
import { lawMessages, RichText } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useEffect } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter, textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { noticesMessages } from '../notice/noticesMessages.ts';
import { useReadNotices } from '../notice/readNotices.ts';
import { storedPage, withdrawPage, withdrawRoute } from '../../legal/lawLinks.ts';
import { StoredPage } from './StoredPage.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';
import styles from './Text.module.css';

const parameters = { id: idParameter, diyname: textParameter };

/** A page of the shop's own texts, by id or by name. */
export function SinglePage() {
  const { diyname } = usePageParameters(parameters);
  // The stored data depend on the storefront, whatever texts the shop has.
  if (diyname === storedPage) return <StoredPage />;
  return diyname === withdrawPage ? <WithdrawPage /> : <TextPage />;
}

/** Terms and policies. */
export function RulePage() {
  return <TextPage fallback="rule" />;
}

/** Rules of the points mall. */
export function PointsRulesPage() {
  return <TextPage fallback="integral_rule" />;
}

/** Rules of the invitations. */
export function InviteRulePage() {
  return <TextPage fallback="invite_rule" />;
}

/** One announcement. */
export function NoticePage() {
  return <TextPage kind="notice" />;
}

interface TextPageProps {
  /** Name of the page where the URL has none. */
  readonly fallback?: string;
  /**
   * `notice` shows its date, and belongs to the list of announcements.
   * @default 'text'
   */
  readonly kind?: 'text' | 'notice';
}

function TextPage({ fallback, kind = 'text' }: TextPageProps) {
  const { id, diyname = fallback } = usePageParameters(parameters);
  const pageId = toId<PageId>(id);
  const text = useShellText();
  const which = pageId ?? diyname;
  const page = useQuery(which === undefined ? undefined : pageQueries.detail(which));
  if (which === undefined || page.data?.status === 'not-found')
    return kind === 'notice' ? <NoticeNotFound /> : <TextNotFound />;
  if (page.data?.status === 'ok')
    return kind === 'notice' ? (
      <NoticeContent page={page.data.page} />
    ) : (
      <TextContent page={page.data.page} isAboutWithdrawal={diyname === 'withdrawal'} />
    );
  return (
    <Page title={text(`title.${kind}`)} background="card">
      {page.status === 'failed' ? (
        <ErrorState onRetry={() => void page.reload()} busy={page.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['text']}>
          <Skeleton shape="text" lines={8} />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface TextContentProps {
  readonly page: ShopPage;
  /** It explains how to withdraw from a purchase: the button to do so is above it. */
  readonly isAboutWithdrawal: boolean;
}

function TextContent({ page, isAboutWithdrawal }: TextContentProps) {
  const lawText = useText(lawMessages);
  const hasButton = useConfig()?.law.hasWithdrawalButton === true;
  return (
    <Page title={page.title} background="card">
      <div className={styles['text']}>
        {isAboutWithdrawal && hasButton ? (
          <p className={styles['function']}>
            <ButtonLink href={`#${withdrawRoute()}`}>{lawText('law.withdraw')}</ButtonLink>
          </p>
        ) : null}
        <RichText html={page.contentHtml} />
      </div>
    </Page>
  );
}

function NoticeContent({ page }: { readonly page: ShopPage }) {
  const text = useShellText();
  const format = useFormat();
  const { markRead } = useReadNotices();
  useEffect(() => markRead([page.id]), [markRead, page.id]);
  return (
    <Page title={text('title.notice')} background="card">
      <article className={styles['text']}>
        <h2 className={styles['title']}>{page.title}</h2>
        {page.createdAt === undefined ? null : (
          <p className={styles['date']}>{format.date(page.createdAt)}</p>
        )}
        <RichText html={page.contentHtml} />
      </article>
    </Page>
  );
}

function TextNotFound() {
  const text = useShellText();
  return (
    <Page title={text('title.text')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="info" size={56} />}
        title={text('notFound.page')}
        action={<ButtonLink href="#/pages/index/index">{text('notFound.home')}</ButtonLink>}
      />
    </Page>
  );
}

function NoticeNotFound() {
  const text = useText(noticesMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.notice')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="bell" size={56} />}
        title={text('notices.notFound')}
        action={<ButtonLink href="#/pages/index/notice">{shellText('title.notices')}</ButtonLink>}
      />
    </Page>
  );
}
