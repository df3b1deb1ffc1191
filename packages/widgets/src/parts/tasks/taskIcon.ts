import type { Task } from '@pawlet/core/api';
import type { IconName } from '../../ui/index.ts';

const icons: Readonly<Record<string, IconName>> = {
  sign_in: 'calendar',
  favourite: 'heart',
  order: 'box',
  review: 'star',
  invite: 'friends',
  exchange: 'gift',
  coupon: 'ticket',
  profile: 'user',
  question: 'help',
};

/** The icon of a task without a picture, by kind. */
export function taskIcon({ kind }: Pick<Task, 'kind'>): IconName {
  return Object.hasOwn(icons, kind) ? (icons[kind] ?? 'coins') : 'coins';
}
