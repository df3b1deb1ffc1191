/** What a statement does, without its values and its text. */
export interface StatementSummary {
  /** Such as `SELECT orders`. */
  readonly summary: string;
  /** Such as `SELECT`. */
  readonly operation: string;
  /** The first table of it; undefined without one. */
  readonly table: string | undefined;
}

/** Maximum number of texts whose summary is kept; lists of varying length create new ones all the time. */
const mostKept = 2000;
const kept = new Map<string, StatementSummary | undefined>();

/** They are sent ahead of the next statement, and take no time of their own. */
const isAhead = /^(?:begin|savepoint|release)\b/iu;
const firstWord = /^[\s(]*([a-z]+)/iu;
/** Its name is quoted, or not followed by a parenthesis, as a function's is. */
const firstTable =
  /\b(?:from|into|update|join|table)\s+(?:only\s+)?(?:"?\w+"?\.)?(?:"(\w{1,63})"|(\w{1,63})(?!\w|\s*\())/iu;
/** The statement after common table expressions. */
const afterWith = /\)\s*(select|insert|update|delete)\b/giu;

/** Summarizes a statement; undefined for one that only starts a transaction or a savepoint. */
export function summarize(text: string): StatementSummary | undefined {
  if (kept.has(text)) return kept.get(text);
  if (kept.size >= mostKept) kept.clear();
  const summary = isAhead.test(text) ? undefined : read(text);
  kept.set(text, summary);
  return summary;
}

function read(text: string): StatementSummary {
  const first = firstWord.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const operation =
    first === 'WITH' ? ([...text.matchAll(afterWith)].at(-1)?.[1]?.toUpperCase() ?? first) : first;
  const [, quoted, plain] = firstTable.exec(text) ?? [];
  const table = quoted ?? plain;
  return { summary: table === undefined ? operation : `${operation} ${table}`, operation, table };
}
