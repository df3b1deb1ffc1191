import type { AppStatement } from '../../ports/appIssuers.ts';

const longestNickname = 30;

/** A person's name as it is stored: short, without control and invisible characters. */
export function toNickname(name: string): string {
  return Array.from(name.replaceAll(/\p{C}/gu, '').trim()).slice(0, longestNickname).join('').trim();
}

/** Name and picture for a new account. */
export function toFace({ name, picture }: Pick<AppStatement, 'name' | 'picture'>): {
  readonly nickname: string;
  readonly avatar: string;
} {
  return { nickname: toNickname(name), avatar: picture };
}
