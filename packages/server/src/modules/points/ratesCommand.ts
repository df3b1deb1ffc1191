import { readFields } from '../coupon/commandFields.ts';
import { type OperatorCommand, toChange } from '../operator/command.ts';
import {
  defaultPoints,
  findPointsSettings,
  pointsProblem,
  type PointsSettings,
  savePointsSettings,
  toTerms,
} from './settings.ts';
import { micros } from './terms.ts';

const usage = '[on|off|default] [back=1] [cny=100 usd=700 …]';

/** Sets or shows the value of points in each currency. */
export const pointsRatesCommand: OperatorCommand = {
  name: 'points-rates',
  usage,
  summary:
    'sets or shows the points for 1.00 of each currency and the percentage earned; off disables points',
  async run(deps, args, moment) {
    const { db } = deps;
    const now = await findPointsSettings(db);
    if (args.length === 0) return { status: 'done', text: toText(now) };
    const next = readSettings(args, now);
    if (!next) {
      const names = Object.keys(defaultPoints.rates).join(', ').toLowerCase();
      return { status: 'refused', text: `Usage: points-rates ${usage}, with ${names}.` };
    }
    const problem = pointsProblem(next);
    if (problem !== null) return { status: 'refused', text: problem };
    await savePointsSettings(db, next, toChange(deps, moment));
    return { status: 'done', text: toText(next) };
  },
};

const switches = { on: true, off: false } as const;

function readSettings([first = '', ...rest]: readonly string[], now: PointsSettings): PointsSettings | null {
  if (first === 'default') return rest.length === 0 ? defaultPoints : null;
  const isOn = first === 'on' || first === 'off' ? switches[first] : undefined;
  const fields = readFields(isOn === undefined ? [first, ...rest] : rest);
  if (!fields) return null;
  let { backMicros, rates } = now;
  for (const [name, text] of fields) {
    const value = /^\d{1,7}(?:\.\d{1,6})?$/u.test(text) ? Math.round(Number(text) * micros) : null;
    const currency = name.toUpperCase();
    if (value === null) return null;
    if (name === 'back' && value % 100 === 0) backMicros = value / 100;
    else if (currency in defaultPoints.rates) rates = { ...rates, [currency]: value };
    else return null;
  }
  return { isOn: isOn ?? now.isOn, backMicros, rates };
}

function toText(settings: PointsSettings): string {
  // In a fixed order: the database returns the rates in another one.
  const lines = Object.keys(defaultPoints.rates).map((currency) => {
    const { rateMicros, giveMicros } = toTerms({ ...settings, isOn: true }, currency);
    return `1.00 ${currency}\tis worth ${rateMicros / micros} points\tand earns ${giveMicros / micros} when paid`;
  });
  const state = settings.isOn
    ? 'Points are enabled.'
    : 'Points are disabled: the shop neither gives nor accepts any.';
  return [state, `${(settings.backMicros * 100) / micros} % of payments is earned as points.`, ...lines].join(
    '\n',
  );
}
