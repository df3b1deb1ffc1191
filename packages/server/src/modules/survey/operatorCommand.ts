import { asc, eq } from 'drizzle-orm';
import { surveyReplies, surveys } from '../../db/schema/survey.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { readArguments, unknownArgument } from '../operator/readArguments.ts';
import { momentCell, toCsv } from '../operator/toCsv.ts';

/** A cell with an answer; selected options are separated by semicolons. */
function toText(answer: string | number | readonly string[] | undefined): string | number {
  if (answer === undefined) return '';
  return typeof answer === 'object' ? answer.join('; ') : answer;
}

/** Formats a row on one line, whatever was entered. */
const toLine = (row: readonly (string | number)[]) =>
  row.map((cell) => String(cell).replaceAll(/\s+/gu, ' ')).join('\t');

/** Prints survey responses without personal data. */
export const surveyAnswersCommand: OperatorCommand = {
  name: 'survey-answers',
  usage: '<survey> [--csv | --json]',
  summary: 'prints the responses to a survey, such as drinker, without names',
  hasJson: true,
  async run({ db }, args) {
    const read = readArguments(args, { flags: ['csv'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [type = '', ...rest] = read.words;
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const [survey] = await db.select().from(surveys).where(eq(surveys.type, type));
    if (!survey) {
      const known = await db.select({ type: surveys.type }).from(surveys).orderBy(asc(surveys.type));
      const names = known.map((row) => row.type).join(', ');
      return { status: 'refused', text: `There is no such survey${names === '' ? '' : `, only ${names}`}.` };
    }
    const replies = await db
      .select({ createtime: surveyReplies.createtime, answers: surveyReplies.answers })
      .from(surveyReplies)
      .where(eq(surveyReplies.type, type))
      .orderBy(asc(surveyReplies.id));
    const header = ['answered', ...survey.questions.map(({ title }) => title.en)];
    const rows = replies.map(({ createtime, answers }) => [
      momentCell(createtime),
      ...survey.questions.map(({ id }) => toText(answers[id])),
    ]);
    const text = read.flags.has('csv')
      ? toCsv(header, rows)
      : [...[header, ...rows].map(toLine), `${counted(rows.length, 'reply', 'replies')}.`].join('\n');
    return { status: 'done', text, data: { questions: survey.questions, replies } };
  },
};
