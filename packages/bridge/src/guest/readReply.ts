import type { HostDevice, HostLogin, LocationResult } from '@pawlet/core/host';
import { isRecord } from '../protocol/isRecord.ts';
import type { HostMethodName, HostMethods, TokenGrant, WireFile } from '../protocol/methods.ts';

/** Parses the reply of a method from any embedder; invalid replies become the most harmless result. */
type Reader<Name extends HostMethodName> = (value: unknown) => HostMethods[Name]['result'];

type Outcome = 'done' | 'cancelled' | 'failed' | 'unavailable';
const outcomes: readonly unknown[] = ['done', 'cancelled', 'failed', 'unavailable'] satisfies Outcome[];

const outcome = (value: unknown): Outcome => (outcomes.includes(value) ? (value as Outcome) : 'failed');
const nothing = (): null => null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function list<T>(value: unknown, read: (item: Readonly<Record<string, unknown>>) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => (isRecord(item) ? (read(item) ?? []) : []));
}

function readLocation(value: unknown): LocationResult {
  const { status, position } = isRecord(value) ? value : {};
  const { latitude, longitude, accuracy } = isRecord(position) ? position : {};
  if (status === 'done' && Number.isFinite(latitude) && Number.isFinite(longitude))
    return {
      status,
      position: {
        latitude: Number(latitude),
        longitude: Number(longitude),
        accuracy: isAmount(accuracy) ? accuracy : 0,
      },
    };
  return { status: status === 'denied' ? status : 'unavailable' };
}

function readLogin(value: unknown): HostLogin | null {
  const { code, scope, phone } = isRecord(value) ? value : {};
  if (!isText(code) || code === '') return null;
  const { encryptedData, iv } = isRecord(phone) ? phone : {};
  return {
    code,
    scope: isText(scope) ? scope : '',
    ...(isText(encryptedData) && isText(iv) && { phone: { encryptedData, iv } }),
  };
}

function readGrant(value: unknown): TokenGrant | null {
  const { token, tokenExpiresIn } = isRecord(value) ? value : {};
  return isText(token) && token !== ''
    ? { token, ...(isAmount(tokenExpiresIn) ? { tokenExpiresIn } : {}) }
    : null;
}

const readDevice = ({ id, name, model }: Readonly<Record<string, unknown>>): HostDevice | undefined =>
  isText(id) ? { id, name: isText(name) ? name : '', model: isText(model) ? model : '' } : undefined;

const readFileEntry = ({ id, name, type, size }: Readonly<Record<string, unknown>>): WireFile | undefined =>
  isText(id) && isText(name) && isText(type) && isAmount(size) ? { id, name, type, size } : undefined;

/** The readers that differ from `outcome`. */
const readers: {
  readonly [
    Name in HostMethodName as HostMethods[Name]['result'] extends Outcome ? never : Name
  ]: Reader<Name>;
} = {
  // Parsed by `parseContext`, which names invalid fields.
  getLaunchContext: (value) => value as HostMethods['getLaunchContext']['result'],
  share: (value) => (value === 'copied' ? value : outcome(value)),
  chooseImage: (value) => list(value, readFileEntry),
  readFile: (value) => ({ data: isRecord(value) && isText(value['data']) ? value['data'] : '' }),
  getLocation: readLocation,
  scanCode: (value) => (isText(value) ? value : null),
  haptic: nothing,
  setTitle: nothing,
  track: nothing,
  login: readLogin,
  requestToken: readGrant,
  listDevices: (value) => list(value, readDevice),
  reportHeight: nothing,
  emit: nothing,
};

/** The typed reply of a method. */
export function readReply(name: HostMethodName, value: unknown): unknown {
  const read: ((value: unknown) => unknown) | undefined = (
    readers as Readonly<Record<string, (value: unknown) => unknown>>
  )[name];
  return (read ?? outcome)(value);
}
