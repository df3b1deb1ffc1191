import type { PageId } from '@pawlet/core/api';
import { toId } from '@pawlet/core/api';
import type { SessionState } from '@pawlet/core/session';
import { usePawlet, useSession } from '@pawlet/widgets';
import { useCallback, useMemo } from 'react';
import { paths } from '../../routing/paths.ts';

/** Name of the web setting with the announcements read on this device. */
const setting = 'readNotices';
/** The number on one page of the list; older ones are removed first. */
const most = 100;

/** Parses the stored ids of announcements, the latest read last. */
export function parseRead(kept: string | undefined): readonly PageId[] {
  return (kept ?? '').split(',').flatMap((part) => toId<PageId>(part) ?? []);
}

/** Adds announcements to the read ones. */
export function addRead(kept: string | undefined, ids: readonly PageId[]): string {
  const others = parseRead(kept).filter((id) => !ids.includes(id));
  return [...others, ...new Set(ids)].slice(-most).join(',');
}

/** The announcement that a route of the storefront shows, undefined for other pages. */
export function getNoticeId(route: string): PageId | undefined {
  const [path, query = ''] = route.split('?');
  return path === paths.notice ? toId<PageId>(new URLSearchParams(query).get('id')) : undefined;
}

const getStored = ({ webs }: SessionState): string | undefined => webs[setting];

/** The announcements read on this device. */
export function useReadNotices() {
  const { session } = usePawlet();
  const kept = useSession(getStored);
  const read = useMemo(() => new Set(parseRead(kept)), [kept]);
  const isRead = useCallback((id: PageId | undefined) => id === undefined || read.has(id), [read]);
  const markRead = useCallback(
    (ids: readonly PageId[]) => {
      const before = getStored(session.store.getState());
      const known = new Set(parseRead(before));
      if (ids.some((id) => !known.has(id))) session.setWebSetting(setting, addRead(before, ids));
    },
    [session],
  );
  return { isRead, markRead };
}
