import { reportCalls, surveyCalls } from '@pawlet/operator';
import { surveyTypes } from '@pawlet/core/contract';
import { counted } from '../modules/operator/counted.ts';
import { momentCell, toCsv } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadAll } from './loadPage.ts';
import { daySeconds, readDay } from './readDay.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { done, refused } from './results.ts';

/** Formats a row on one line, whatever was entered. */
const toLine = (row: readonly string[]) => row.map((cell) => cell.replaceAll(/\s+/gu, ' ')).join('\t');

const surveyCommand: ClientCommand = {
  name: 'survey-answers',
  usage: '<survey> [--csv | --json]',
  summary: 'prints the responses to a survey, such as drinker, without names',
  calls: [surveyCalls.readSurvey, surveyCalls.listSurveyReplies],
  hasJson: true,
  async run({ client }, args) {
    const read = readArguments(args, { flags: ['csv'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [name, more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const type = surveyTypes.find((one) => one === name);
    if (type === undefined) return refused(`There is no such survey, only ${surveyTypes.join(', ')}.`);
    const params = { type };
    const { questions } = (await client.call(surveyCalls.readSurvey, { params })).data;
    const replies = await loadAll(
      async (input) => (await client.call(surveyCalls.listSurveyReplies, { params, input })).data,
    );
    const header = ['answered', ...questions.map(({ title }) => title.en)];
    const rows = replies.map(({ created, answers }) => [
      momentCell(created),
      ...questions.map(({ id }) => {
        const { values = [], text = '' } = answers.find(({ question }) => question === id) ?? {};
        return values.length > 0 ? values.join('; ') : (text ?? '');
      }),
    ]);
    const text = read.flags.has('csv')
      ? toCsv(header, rows)
      : [...[header, ...rows].map(toLine), `${counted(rows.length, 'reply', 'replies')}.`].join('\n');
    return done(text, { questions, replies });
  },
};

const attributionCommand: ClientCommand = {
  name: 'export-attribution',
  usage: '[<from> [<until>]]',
  summary:
    'prints the attribution of orders (sup, code and invitation) as CSV, by day of creation (YYYY-MM-DD, UTC)',
  calls: [reportCalls.readAttribution],
  async run({ client }, [first, last, more]) {
    if (more !== undefined) return unknownArgument(more);
    const [from, until] = [readDay(first), readDay(last)];
    if (from === null || until === null) return refused('Dates must look like 2026-01-31.');
    const to = until === undefined ? undefined : String(until + daySeconds);
    const input = { from: from === undefined ? undefined : String(from), to };
    return done((await client.call(reportCalls.readAttribution, { input })).data);
  },
};

/** Surveys, and where orders came from. */
export const reportCommands: readonly ClientCommand[] = [surveyCommand, attributionCommand];
