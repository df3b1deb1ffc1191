import type { SessionState } from '@pawlet/core/session';
import { getAppearance, type Appearance } from '../layout/appearance.ts';

/** The appearance that the session has stored; throws where the entry is corrupt. */
export function readAppearance(storage: Pick<Storage, 'getItem'>): Appearance {
  const webs = JSON.parse(storage.getItem('pawlet:webs') ?? '{}') as SessionState['webs'];
  return getAppearance({ webs });
}
