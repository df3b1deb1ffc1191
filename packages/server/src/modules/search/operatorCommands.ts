import { type Language, languages } from '../../i18n/language.ts';
import { type CommandResult, type OperatorCommand, toChange } from '../operator/command.ts';
import { normalizeText } from './foldText.ts';
import { readOwnSynonyms, saveOwnSynonyms, getSynonyms } from './synonyms.ts';
import { maxGroups, maxWords, toSynonymGroup } from './synonymLimits.ts';

const refused = (text: string): CommandResult => ({ status: 'refused', text });
const unknownLanguage = refused(`Enter a language first: ${languages.join(', ')}.`);
const toKnownLanguage = (name: string | undefined): Language | undefined =>
  languages.find((language) => language === name);

type Groups = readonly (readonly string[])[];

const toText = (groups: Groups): string =>
  groups.length === 0 ? 'No synonyms.' : groups.map((group) => group.join('\t')).join('\n');

const hasWord = (group: readonly string[], word: string): boolean =>
  group.some((known) => normalizeText(known) === normalizeText(word));

const synonymsCommand: OperatorCommand = {
  name: 'synonyms',
  usage: '<language>',
  summary: 'lists the synonyms of a language, one group per line',
  async run({ db }, args) {
    const language = toKnownLanguage(args[0]);
    if (language === undefined || args.length !== 1) return unknownLanguage;
    return { status: 'done', text: toText(getSynonyms(await readOwnSynonyms(db), language)) };
  },
};

const setSynonymsCommand: OperatorCommand = {
  name: 'set-synonyms',
  usage: '<language> default|<word> <word> …',
  summary:
    'sets a group of synonyms, replacing the group of the first word; default restores the built-in list',
  async run(deps, [name, ...words], now) {
    const { db } = deps;
    const language = toKnownLanguage(name);
    if (language === undefined) return unknownLanguage;
    const own = await readOwnSynonyms(db);
    if (words.length === 1 && words[0] === 'default') {
      const { [language]: _, ...others } = own;
      await saveOwnSynonyms(db, others, toChange(deps, now));
      return { status: 'done', text: toText(getSynonyms(others, language)) };
    }
    const group = toSynonymGroup(words);
    if (group === null)
      return refused(
        `Enter 2 to ${maxWords} different words or phrases of letters and digits, up to 60 characters each.`,
      );
    const kept = getSynonyms(own, language).filter((known) => !hasWord(known, group[0] ?? ''));
    if (kept.length >= maxGroups) return refused(`A language has at most ${maxGroups} groups.`);
    await saveOwnSynonyms(db, { ...own, [language]: [...kept, group] }, toChange(deps, now));
    return { status: 'done', text: group.join('\t') };
  },
};

const removeSynonymsCommand: OperatorCommand = {
  name: 'remove-synonyms',
  usage: '<language> <word>',
  summary: 'removes every group that contains this word',
  async run(deps, [name, word, ...rest], now) {
    const { db } = deps;
    const language = toKnownLanguage(name);
    if (language === undefined) return unknownLanguage;
    if (word === undefined || rest.length > 0) return refused('Enter one word, or a phrase in quotes.');
    const own = await readOwnSynonyms(db);
    const groups = getSynonyms(own, language);
    const kept = groups.filter((group) => !hasWord(group, word));
    if (kept.length === groups.length) return refused('No group of this language contains that word.');
    await saveOwnSynonyms(db, { ...own, [language]: kept }, toChange(deps, now));
    return { status: 'done', text: `Removed: ${toText(groups.filter((group) => hasWord(group, word)))}` };
  },
};

/** Operator commands for synonyms. */
export const searchCommands: readonly OperatorCommand[] = [
  synonymsCommand,
  setSynonymsCommand,
  removeSynonymsCommand,
];
