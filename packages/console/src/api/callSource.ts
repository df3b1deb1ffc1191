import type { OperatorEndpoint } from '@pawlet/operator';
import type { RaRecord } from 'react-admin';
import { client } from './client.ts';
import type { Source } from './source.ts';

type Entry = Readonly<Record<string, unknown>>;

export interface CallSourceOptions {
  /** Reads one record. @default records have no pages */
  readonly read?: OperatorEndpoint;
  /** Field that names a record. @default id */
  readonly id?: string;
  /** Parameter of the path of `read`. @default id */
  readonly param?: string;
  /** The list has pages and filters. @default true */
  readonly isPaged?: boolean;
}

/** Lists and reads records by calls that need nothing but their filters and the record's name. */
export function callSource(
  list: OperatorEndpoint,
  { read, id = 'id', param = 'id', isPaged = true }: CallSourceOptions = {},
): Source {
  // `number` is the id of some records too: react-admin keeps it as it is.
  const toRecord = (entry: Entry): RaRecord => ({ ...entry, id: entry[id] as string | number });
  return {
    async list({ page, filter, signal }) {
      const input = isPaged ? { ...page, ...filter } : {};
      const { data } = await client.call(list, { input, signal });
      // The client has checked it by the contract, where every list has these fields.
      const {
        items,
        next = null,
        total,
      } = data as {
        readonly items: readonly Entry[];
        readonly next?: string | null;
        readonly total?: number | null;
      };
      return { items: items.map(toRecord), next, total };
    },
    ...(read === undefined
      ? {}
      : {
          async read(name: string, signal: AbortSignal | undefined) {
            const { data } = await client.call(read, { params: { [param]: name }, signal });
            return toRecord(data as Entry);
          },
        }),
  };
}
