import { plainName } from '../../packages/core/src/rules/addresses/plainName.ts';
import { furtherNames, koreanNames } from './ownNames.ts';
import { readSources, type Source } from './readSources.ts';

const head = '// Written by tooling/addresses/generate.ts: do not change it by hand.\n';

/** Without data, an address is a street and a town. */
const generalFormat = '%A%n%C';

/** Countries whose addresses have no state, but whose states are listed; elsewhere such names are free text. */
const knownBesides = new Set(['AT', 'CH', 'DE', 'FR']);

/** Japanese forms and browsers have a separate town; the metadata include it in the street. */
const ownFormats: Readonly<Record<string, Pick<Source['metadata'], 'fmt' | 'lfmt' | 'require'>>> = {
  JP: { fmt: '〒%Z%n%S%C%n%A', lfmt: '%A%n%C, %S%n%Z', require: 'ACSZ' },
};

/** The lines of an address without the names above them and without fields that the wire lacks. */
function toFormat(fmt: string | undefined, prefix = ''): string {
  return (fmt ?? generalFormat)
    .replaceAll(prefix === '' ? /$^/gu : prefix, '')
    .replaceAll(/%[NODX]/gu, '')
    .split('%n')
    .map((line) => line.trim())
    .filter((line) => line.includes('%'))
    .join('\n');
}

function byValue(sources: readonly Source[], valueOf: (source: Source) => string | undefined) {
  const groups = new Map<string, string[]>();
  for (const source of sources) {
    const value = valueOf(source);
    if (value === undefined) continue;
    groups.set(value, [...(groups.get(value) ?? []), source.code]);
  }
  return Object.fromEntries([...groups].map(([value, codes]) => [value, codes.join(' ')]));
}

const metadataOf = ({ region, metadata }: Source): Source['metadata'] => ({
  ...metadata,
  ...ownFormats[region],
});

function formatOf(source: Source): string {
  const { fmt, postprefix } = metadataOf(source);
  return toFormat(fmt, postprefix);
}

function latinFormatOf(source: Source): string | undefined {
  const { lfmt, postprefix } = metadataOf(source);
  if (lfmt === undefined) return undefined;
  const format = toFormat(lfmt, postprefix);
  return format === formatOf(source) ? undefined : format;
}

/** Letters of the required fields that the format contains. */
function requiredOf(source: Source): string {
  const format = formatOf(source);
  return ['A', 'C', 'S', 'Z']
    .filter((sign) => (metadataOf(source).require ?? 'AC').includes(sign) && format.includes(`%${sign}`))
    .join('');
}

function hasList({ metadata }: Source): boolean {
  return metadata.sub_regions !== undefined && (metadata.fmt ?? '').includes('%S');
}

/** States of a country in its own order: code, name, Latin name, post codes. */
function statesOf({ region, metadata }: Source): readonly (readonly string[])[] {
  return (metadata.sub_regions ?? []).map(({ key, name, zip = '' }) => {
    const own = (region === 'KR' ? koreanNames[key] : undefined) ?? name.default;
    const row = [key, own, name['latin'] ?? '', zip];
    while (row.at(-1) === '') row.pop();
    return row;
  });
}

/** Other names of states, in their normalized form, by the code of the state; '' has those of larger regions. */
function namesOf(source: Source): Readonly<Record<string, string>> {
  const { region, metadata, isoStates, gazetteerNames } = source;
  const own = hasList(source) ? statesOf(source) : [];
  const taken = new Set(own.flatMap((row) => row.slice(0, 3).map((name) => plainName(name))));
  const names = new Map<string, Set<string>>();
  const add = (code: string, name: string): void => {
    const plain = plainName(name);
    if (plain === '' || taken.has(plain)) return;
    taken.add(plain);
    names.set(code, (names.get(code) ?? new Set()).add(plain));
  };
  const keys = new Set(own.map(([key]) => key));
  for (const { key, name } of metadata.sub_regions ?? []) {
    if (keys.has(key)) for (const one of Object.values(name)) add(key, one);
  }
  for (const { code, name } of isoStates) {
    const short = code.slice(region.length + 1);
    const key = keys.has(short) ? short : '';
    for (const one of [short, ...name.split(/\s*[[\]/;]\s*/u), ...(furtherNames[code] ?? [])]) add(key, one);
  }
  for (const name of gazetteerNames) add('', name);
  return Object.fromEntries([...names].map(([code, all]) => [code, [...all].join('|')]));
}

const toModule = (doc: string, name: string, type: string, value: unknown): string =>
  `${head}\n/** ${doc} */\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;

/** Every table, by its path in the repository. */
export function writeTables(): ReadonlyMap<string, string> {
  const sources = readSources();
  const listed = sources.filter((source) => hasList(source));
  const folder = 'packages/core/src/rules/addresses';
  const tables = new Map<string, string>();
  const texts = 'Readonly<Record<string, string>>';
  const formats = sources.filter((source) => formatOf(source) !== toFormat(generalFormat));
  tables.set(
    `${folder}/formats.ts`,
    toModule(
      'Countries by how they write an address; all others have street and town.',
      'formats',
      texts,
      byValue(formats, formatOf),
    ) +
      toModule(
        'The same in Latin letters, where that is another way.',
        'latinFormats',
        texts,
        byValue(sources, latinFormatOf),
      ).slice(head.length),
  );
  tables.set(
    `${folder}/requirements.ts`,
    toModule(
      'Countries by the fields that must be filled in; all others need street and town.',
      'requirements',
      texts,
      byValue(
        sources.filter((source) => requiredOf(source) !== 'AC'),
        requiredOf,
      ),
    ),
  );
  const nameTypes = {
    state: byValue(listed.concat(sources.filter((one) => !hasList(one))), ({ metadata }) =>
      (metadata.fmt ?? '').includes('%S') ? metadata.state_name_type : undefined,
    ),
    city: byValue(sources, ({ metadata }) => metadata.locality_name_type),
    postCode: byValue(sources, ({ metadata }) => metadata.zip_name_type),
  };
  tables.set(
    `${folder}/fieldKinds.ts`,
    toModule(
      'Countries by what they call a state, a town and a post code.',
      'fieldKinds',
      "Readonly<Record<'state' | 'city' | 'postCode', Readonly<Record<string, string>>>>",
      nameTypes,
    ),
  );
  for (const source of listed) {
    tables.set(
      `${folder}/states/${source.code}.ts`,
      toModule(
        'Code, name, Latin name and the beginnings of the post codes of each state.',
        'states',
        'readonly (readonly string[])[]',
        statesOf(source),
      ),
    );
  }
  const loaders = listed
    .map(({ code }) => `  ${code}: async () => (await import('./states/${code}.ts')).states,\n`)
    .join('');
  tables.set(
    `${folder}/stateLists.ts`,
    `${head}\n/** The states of each country that has a list of them, read when they are asked for. */\n` +
      `export const stateLists: Readonly<Record<string, () => Promise<readonly (readonly string[])[]>>> = {\n${loaders}};\n`,
  );
  const named = sources.filter((source) => hasList(source) || knownBesides.has(source.region));
  tables.set(
    'packages/server/src/modules/address/stateNames.ts',
    toModule(
      'Other names of the states of a country in their plain form, by the code of the state; under no code those that are kept as they are.',
      'stateNames',
      'Readonly<Record<string, Readonly<Record<string, string>>>>',
      Object.fromEntries(named.map((source) => [source.code, namesOf(source)])),
    ),
  );
  return tables;
}
