import type { OutputOf } from '../../contract/endpoint.ts';
import type { signinIndex, signinRank, signinSignLog } from '../../contract/signIn.ts';
import type { FillUpRule, SignInLogEntry, SignInOverview, SignInRanking } from '../types/signIn.ts';

type IndexData = OutputOf<typeof signinIndex>;

export function toOverview(data: IndexData): SignInOverview {
  return {
    today: data.today === '' ? undefined : data.today,
    isSignedToday: data.is_signin,
    streakDays: data.successions,
    points: data.score,
    rewards: toRewards(data.signinscore),
    fillUp: String(data.isfillup) === '1' ? toFillUpRule(data) : undefined,
    ranking: toRanking(data),
  };
}

export function toRanking({
  ranklist,
  self_rank: ownRank,
  successions,
}: Pick<OutputOf<typeof signinRank>, 'ranklist' | 'self_rank' | 'successions'>): SignInRanking {
  return {
    rows: ranklist.map(({ user_id: userId, days, user }, index) => ({
      rank: index + 1,
      userId,
      name: user === null ? '' : user.nickname || user.username,
      avatarUrl: user?.avatar ?? '',
      days,
    })),
    ownRank: ownRank > 0 ? ownRank : undefined,
    ownDays: successions,
  };
}

export function toLogEntry(row: OutputOf<typeof signinSignLog>['data'][number]): SignInLogEntry {
  return {
    id: row.id,
    date: row.createtime.slice(0, 10),
    kind: row.type_key === 'fillup' ? 'made-up' : 'signed-in',
    streakDays: row.successions,
    points: row.score,
  };
}

/** s1, s2 … in order, then sn, which applies to every later day. */
function toRewards(rewards: IndexData['signinscore']): readonly number[] {
  const steps = Object.entries(rewards)
    .map(([name, points]) => ({ day: Number(name.slice(1)), points: Number(points) || 0 }))
    .filter(({ day }) => day > 0)
    .sort((one, other) => one.day - other.day)
    .map(({ points }) => points);
  const later = rewards['sn'];
  return later === undefined ? steps : [...steps, Number(later) || 0];
}

/** A base server has no monthly limit. */
function toFillUpRule(data: IndexData): FillUpRule {
  const isLimited = data.fillupnumsinmonth > 0;
  return {
    price: Number(data.fillupscore) || 0,
    daysBack: Number(data.fillupdays) || 0,
    monthlyLimit: isLimited ? data.fillupnumsinmonth : undefined,
    left: isLimited ? data.fillup_left : undefined,
  };
}
