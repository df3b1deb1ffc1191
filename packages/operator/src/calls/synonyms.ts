import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, none, oneOf } from '../fields.ts';
import { textLanguages } from '../localized.ts';

const synonymsShape = v.object({
  /** Words and phrases of each group: a search for one also finds the others. */
  groups: v.array(v.array(v.string())),
  /** They are those of the release. */
  isDefault: v.boolean(),
  /** For `If-Match`; it covers all languages. */
  version: v.string(),
});

/** The synonyms of a language as the API returns them. */
export type OperatorSynonyms = v.InferOutput<typeof synonymsShape>;

const one = {
  path: '/synonyms/{language}',
  params: v.object({ language: oneOf(textLanguages) }),
  output: synonymsShape,
} as const;

/** Synonyms of the search. */
export const synonymCalls = {
  readSynonyms: operatorCall({
    ...one,
    name: 'synonyms.read',
    summary: 'Returns the synonyms of a language',
    method: 'GET',
    access: 'content:read',
    input: none,
    writes: false,
    version: 'optional',
  }),
  changeSynonyms: operatorCall({
    ...one,
    name: 'synonyms.change',
    summary: 'Replaces the synonyms of a language',
    method: 'PUT',
    access: 'content:write',
    input: fieldsOf({
      /** At most 500 groups of 2 to 20 words or phrases; null: those of the release. */
      groups: v.nullable(
        v.pipe(v.array(v.array(v.string('type'), 'type'), 'type'), v.maxLength(500, 'length')),
      ),
    }),
    writes: true,
    version: 'required',
    current: synonymsShape,
  }),
};
