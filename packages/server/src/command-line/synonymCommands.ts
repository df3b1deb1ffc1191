import { type OperatorSynonyms, synonymCalls, textLanguages } from '@pawlet/operator';
import type { ClientCommand, ClientDeps, CommandResult } from './clientCommand.ts';
import { normalizeText } from '../modules/search/foldText.ts';
import { done, refused, withTexts } from './results.ts';

type Groups = OperatorSynonyms['groups'];
type Language = (typeof textLanguages)[number];

const unknownLanguage = refused(`Enter a language first: ${textLanguages.join(', ')}.`);
const toKnown = (name: string | undefined) => textLanguages.find((language) => language === name);

const toText = (groups: Groups): string =>
  groups.length === 0 ? 'No synonyms.' : groups.map((group) => group.join('\t')).join('\n');

const hasWord = (group: readonly string[], word: string): boolean =>
  group.some((known) => normalizeText(known) === normalizeText(word));

/** Replaces the groups of a language, or refuses; the text says what was done. */
async function change(
  { client }: Pick<ClientDeps, 'client'>,
  language: Language,
  edit: (groups: Groups) => { readonly groups: Groups | null; readonly text?: string } | string,
): Promise<CommandResult> {
  const params = { language };
  const { data } = await client.call(synonymCalls.readSynonyms, { params });
  const edited = edit(data.groups);
  if (typeof edited === 'string') return refused(edited);
  const texts = {
    invalid: 'Enter 2 to 20 different words or phrases of letters and digits, up to 60 characters each.',
  };
  return withTexts(texts, async () => {
    const input = { groups: edited.groups };
    const changed = await client.call(synonymCalls.changeSynonyms, { params, input, version: data.version });
    return done(edited.text ?? toText(changed.data.groups));
  });
}

/** Synonyms of the search. */
export const synonymCommands: readonly ClientCommand[] = [
  {
    name: 'synonyms',
    usage: '<language>',
    summary: 'lists the synonyms of a language, one group per line',
    calls: [synonymCalls.readSynonyms],
    async run({ client }, [name, more]) {
      const language = toKnown(name);
      if (language === undefined || more !== undefined) return unknownLanguage;
      return done(
        toText((await client.call(synonymCalls.readSynonyms, { params: { language } })).data.groups),
      );
    },
  },
  {
    name: 'set-synonyms',
    usage: '<language> default|<word> <word> …',
    summary:
      'sets a group of synonyms, replacing the group of the first word; default restores the built-in list',
    calls: [synonymCalls.readSynonyms, synonymCalls.changeSynonyms],
    async run(deps, [name, ...words]) {
      const language = toKnown(name);
      if (language === undefined) return unknownLanguage;
      if (words.join(' ') === 'default') return change(deps, language, () => ({ groups: null }));
      return change(deps, language, (groups) => ({
        groups: [...groups.filter((known) => !hasWord(known, words[0] ?? '')), words],
        text: words.join('\t'),
      }));
    },
  },
  {
    name: 'remove-synonyms',
    usage: '<language> <word>',
    summary: 'removes every group that contains this word',
    calls: [synonymCalls.readSynonyms, synonymCalls.changeSynonyms],
    async run(deps, [name, word, ...rest]) {
      const language = toKnown(name);
      if (language === undefined) return unknownLanguage;
      if (word === undefined || rest.length > 0) return refused('Enter one word, or a phrase in quotes.');
      return change(deps, language, (groups) => {
        const kept = groups.filter((group) => !hasWord(group, word));
        if (kept.length === groups.length) return 'No group of this language contains that word.';
        return { groups: kept, text: `Removed: ${toText(groups.filter((group) => hasWord(group, word)))}` };
      });
    },
  },
];
