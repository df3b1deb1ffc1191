import { type OperatorSynonyms, synonymCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { Language } from '../../i18n/language.ts';
import { saveShopContent } from '../config/shopContent.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { getSynonyms, readOwnSynonyms, synonymsName } from './synonyms.ts';
import { maxGroups, toSynonymGroup } from './synonymLimits.ts';

/** Synonyms of the search. */
export const synonymArea: OperatorArea = (add) => {
  add(synonymCalls.readSynonyms, async ({ db }, { params }) => {
    const synonyms = await readSynonyms(db, params.language);
    return done(synonyms, { version: synonyms.version });
  });

  add(synonymCalls.changeSynonyms, async ({ db, caller, now, version = '' }, { params, fields }) => {
    const { language } = params;
    const { [language]: _, ...others } = await readOwnSynonyms(db);
    const groups = fields.groups?.map(toSynonymGroup);
    const wrong = groups?.findIndex((group) => group === null) ?? -1;
    if (wrong >= 0 || (groups?.length ?? 0) > maxGroups)
      return refuseWith('invalid', { fields: { [`groups.${Math.max(wrong, 0)}`]: 'format' } });
    const next = groups === undefined ? others : { ...others, [language]: groups };
    const expected = /^\d{1,15}$/u.test(version) ? Number(version) : unknownVersion;
    const change = { by: caller.actor.name, now, expected };
    const isSaved = await saveShopContent(db, synonymsName, next, change);
    const synonyms = await readSynonyms(db, language);
    return isSaved
      ? done(synonyms, { version: synonyms.version })
      : refuseWith('changed', { current: synonyms });
  });
};

/** Never the version of a row. */
const unknownVersion = -1;

async function readSynonyms(db: Database, language: Language): Promise<OperatorSynonyms> {
  const [row] = await db.select().from(shopContents).where(eq(shopContents.name, synonymsName));
  const own = await readOwnSynonyms(db);
  return {
    groups: getSynonyms(own, language).map((group) => [...group]),
    isDefault: own[language] === undefined,
    version: String(row?.version ?? 0),
  };
}
