/** The compared parts of a question. */
interface Comparable {
  readonly content: string;
  readonly answerCount: number;
}

const most = 3;
/** Share of the shorter one's words that both must have. */
const enough = 0.5;
/** Length of the compared word stem: "filter", "filters" and "filtern" are one word. */
const stemLength = 5;
const shortestWord = 3;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The comparable words of a text: stems without their endings; in scripts without spaces, each pair of adjacent
 * characters.
 */
function getTerms(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const word of text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)) {
    if (wide.test(word)) {
      const characters = Array.from(word);
      for (let at = 0; at + 1 < characters.length; at += 1) terms.add(characters.slice(at, at + 2).join(''));
    } else if (word.length >= shortestWord || /\d/u.test(word)) {
      terms.add(word.slice(0, stemLength));
    }
  }
  return terms;
}

/**
 * The questions most similar to the typed text, at most three. Words that many questions share ("does", "the") have
 * little weight.
 */
export function similarQuestions<T extends Comparable>(typed: string, questions: readonly T[]): readonly T[] {
  const wanted = getTerms(typed);
  if (wanted.size === 0) return [];
  const known = questions.map((question) => ({ question, terms: getTerms(question.content) }));
  const weights = new Map<string, number>();
  const computeWeight = (term: string): number => {
    const weight = weights.get(term);
    if (weight !== undefined) return weight;
    const times = known.filter(({ terms }) => terms.has(term)).length;
    const counted = Math.log(1 + (known.length + 1) / (1 + times * times));
    weights.set(term, counted);
    return counted;
  };
  const sum = (terms: Iterable<string>): number =>
    [...terms].reduce((total, term) => total + computeWeight(term), 0);
  const total = sum(wanted);
  return known
    .map(({ question, terms }) => {
      const shared = sum([...wanted].filter((term) => terms.has(term)));
      return { question, likeness: terms.size === 0 ? 0 : shared / Math.min(total, sum(terms)) };
    })
    .filter(({ likeness }) => likeness >= enough)
    .toSorted(
      (one, other) => other.likeness - one.likeness || other.question.answerCount - one.question.answerCount,
    )
    .slice(0, most)
    .map(({ question }) => question);
}
