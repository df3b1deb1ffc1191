import type { ShopPageCard } from '@pawlet/core/api';
import { noticeQueries } from '@pawlet/core/queries';
import { useConfig, useFormat, usePagedQuery, useText, useToast } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Badge, EmptyState, Icon, IconButton, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { noticesMessages } from './noticesMessages.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Notices.module.css';
import { getNoticeId, useReadNotices } from './readNotices.ts';

/** The shop's announcements, newest first; a dot marks those unread on this device. */
export function NoticesPage() {
  const text = useText(noticesMessages);
  const shellText = useShellText();
  const showToast = useToast();
  const { isRead, markRead } = useReadNotices();
  const announced = useConfig()?.notices ?? [];
  const list = usePagedQuery(noticeQueries.list(), { refreshOnFocus: true });
  const known = [
    ...new Set([
      ...announced.flatMap(({ link }) => getNoticeId(link) ?? []),
      ...list.items.map(({ id }) => id),
    ]),
  ];
  return (
    <Page
      title={shellText('title.notices')}
      onRefresh={list.reload}
      barActions={
        known.every(isRead) ? undefined : (
          <IconButton
            icon={<Icon name="check" size={20} />}
            label={text('notices.markRead')}
            onClick={() => {
              markRead(known);
              showToast(text('notices.allRead'));
            }}
          />
        )
      }
    >
      <List
        list={list}
        className={styles['list']}
        skeleton={{ height: '92px' }}
        empty={
          <EmptyState
            picture={<Icon name="bell" size={56} />}
            title={text('notices.empty')}
            description={text('notices.emptyHint')}
          />
        }
      >
        <ul className={styles['list']}>
          {list.items.map((notice) => (
            <li key={notice.id}>
              <Notice notice={notice} isUnread={!isRead(notice.id)} />
            </li>
          ))}
        </ul>
      </List>
    </Page>
  );
}

interface NoticeProps {
  readonly notice: ShopPageCard;
  readonly isUnread: boolean;
}

function Notice({ notice, isUnread }: NoticeProps) {
  const text = useText(noticesMessages);
  const format = useFormat();
  const { id, title, description, createdAt } = notice;
  return (
    <RouteLink className={styles['notice']} route={`${paths.notice}?id=${id}`}>
      <span className={styles['titleRow']}>
        {isUnread ? (
          <span className={styles['unread']}>
            <Badge />
            <span className={styles['hidden']}>{text('notices.unread')}: </span>
          </span>
        ) : null}
        <span className={styles['title']}>{title}</span>
        <Icon name="chevronRight" size={14} />
      </span>
      {description === '' ? null : <span className={styles['description']}>{description}</span>}
      {createdAt === undefined ? null : <span className={styles['date']}>{format.date(createdAt)}</span>}
    </RouteLink>
  );
}
