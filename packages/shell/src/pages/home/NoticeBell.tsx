import { useConfig, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Badge, Icon } from '@pawlet/widgets/ui';
import { paths } from '../../routing/paths.ts';
import { getNoticeId, useReadNotices } from '../notice/readNotices.ts';
import styles from './Home.module.css';
import { homeMessages } from './homeMessages.ts';

/** Opens the announcements; a dot marks unread ones on this device. */
export function NoticeBell() {
  const text = useText(homeMessages);
  const notices = useConfig()?.notices ?? [];
  const { isRead } = useReadNotices();
  const unread = notices.filter(({ link }) => !isRead(getNoticeId(link))).length;
  return (
    <RouteLink
      className={styles['bell']}
      route={paths.notices}
      aria-label={unread === 0 ? text('home.notices') : text('home.unread', { count: unread })}
    >
      <span className={styles['bellFace']}>
        <Icon name="bell" size={22} />
        {unread === 0 ? null : (
          <span className={styles['bellDot']}>
            <Badge />
          </span>
        )}
      </span>
    </RouteLink>
  );
}
