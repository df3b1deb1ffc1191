import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gatePolicies, gateTable } from '@pawlet/bridge';
import type { EmbedderKind } from './embedders.ts';
import type { Cell, Offer, ProtocolKind } from './runCell.ts';

const path = fileURLToPath(new URL('../../../packages/bridge/wire/versions.json', import.meta.url));
const table = JSON.parse(readFileSync(path, 'utf8')) as {
  readonly rows: readonly (readonly [unknown, string])[];
};

/** The app versions of the matrix, each with its name in the document; the table of versions has all of them. */
export const appVersions: readonly { readonly name: string; readonly version: string | undefined }[] = [
  ...['2.2.9', '2.3.0-beta.1', '2.3.0', '2.3.0.1', '2.10.0'].map((version) => ({ name: version, version })),
  { name: 'unreadable (`latest`)', version: 'latest' },
  { name: 'absent', version: undefined },
];

type Gate = 'open' | 'too-old' | 'unknown';
const gates: Readonly<Record<string, Gate>> = {
  newer: 'open',
  equal: 'open',
  older: 'too-old',
  unknown: 'unknown',
};

function getGate(version: string | undefined): Gate {
  const row = table.rows.find(([each]) => each === (version ?? null));
  const gate = gates[row?.[1] ?? ''];
  if (gate === undefined) throw new Error(`the table of versions has no ${String(version)}`);
  return gate;
}

/** The result that the tables of the versions and of the gate define. */
export function expectCell(kind: EmbedderKind, protocol: ProtocolKind, version: string | undefined): Cell {
  if (protocol === 'other')
    return {
      handshake: 'no-host: PROTOCOL',
      gate: 'not-gated',
      pay: 'not offered',
      login: 'not offered',
      copy: 'browser',
      unknownCalls: '',
      report: kind.canReport ? 'reported' : '',
    };
  const gate = getGate(version);
  const offer = (name: 'pay' | 'login'): Offer => {
    if (!kind.capabilities.includes(name)) return 'not offered';
    return gate === 'open' || gatePolicies[gateTable[name].kind][gate] ? 'works' : 'asks for an upgrade';
  };
  return {
    handshake: 'connected',
    gate,
    pay: offer('pay'),
    login: offer('login'),
    copy: 'done',
    unknownCalls: protocol === 'newer' ? 'refused, refused' : '',
    report: '',
  };
}
