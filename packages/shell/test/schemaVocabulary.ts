import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A class or a property of schema.org, as its own JSON-LD has it. */
interface Term {
  readonly '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property' | undefined;
  readonly 'rdfs:subClassOf': { readonly '@id': string }[];
  readonly 'schema:domainIncludes': { readonly '@id': string }[];
}

const namespace = 'http://schema.org/';
const types: Readonly<Record<string, Term['@type']>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

/**
 * Reads the vocabulary of schema.org in the form in which the validator takes it: which classes there are, what each extends,
 * and which properties belong to them.
 */
export async function readSchemaVocabulary(): Promise<{ readonly '@graph': readonly Term[] }> {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const terms = new Map<string, Term>();
  const find = (id: string): Term => {
    const known = terms.get(id) ?? {
      '@id': id,
      '@type': undefined,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    terms.set(id, known);
    return known;
  };
  const toId = (url: string): string => url.replace(namespace, 'schema:');
  for (const [, subject = '', predicate = '', object = ''] of (await readFile(file, 'utf8')).matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gmu,
  )) {
    if (!subject.startsWith(namespace)) continue;
    const term = find(toId(subject));
    const other = { '@id': toId(object) };
    if (predicate.endsWith('#type')) term['@type'] ??= types[object];
    if (predicate.endsWith('#subClassOf')) term['rdfs:subClassOf'].push(other);
    if (predicate === `${namespace}domainIncludes`) term['schema:domainIncludes'].push(other);
  }
  return { '@graph': [...terms.values()] };
}
