import type {
  ParsedInputOf,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  UserWire,
} from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import type { Limit } from '../../http/limits.ts';
import { deny, invalid, ok, type Outcome, type Refusal, type Result } from '../../http/result.ts';
import { checkCode, type CodeEvent, spendCode } from '../codes/service.ts';
import { guarded, kept } from '../login/guard.ts';
import { forgetWrongPasswords } from '../login/passwordLimits.ts';
import { notifyOwner } from './notifyOwner.ts';
import { readMobile } from './readMobile.ts';
import {
  deleteSessionsOf,
  findByEmail,
  findRecipients,
  findShopperRow,
  isMobileTaken,
  type ShopperRow,
  updateShopper,
  updateUnique,
} from './repository.ts';
import { noRecord, toWireUser } from './wireUser.ts';

type Changed = Result<{ readonly user: UserWire }>;

const proofWindowSeconds = 900;
const maxProofs = 10;

/**
 * Attempts to prove the ownership of a session, from all addresses: only the owner of the token can exhaust
 * them.
 */
function proofLimit(shopperId: number): Limit {
  return { bucket: `proof of ${shopperId}`, max: maxProofs, windowSeconds: proofWindowSeconds };
}

/** Changes the account's mobile number. Only its owner learns that it belongs to another account. */
export async function changeMobile(
  deps: AppDeps,
  context: ShopperContext,
  { mobile: number, area_code, captcha, ...proof }: ParsedInputOf<typeof userChangeMobile>,
): Promise<Outcome<{ readonly user: UserWire }>> {
  const mobile = await readMobile(context, { mobile: number, area_code });
  if ('reason' in mobile) return mobile;
  return changeRecipient(deps, context, proof, {
    field: 'mobile',
    value: mobile.key,
    values: { mobile: mobile.key, mobileKey: mobile.key },
    isTaken: (db, ownId) => isMobileTaken(db, mobile, ownId),
    captcha,
    taken: kept(invalid({ mobile: 'taken' }, 'account.mobileTaken')),
  });
}

/** Changes the account's e-mail address. */
export async function changeEmail(
  deps: AppDeps,
  context: ShopperContext,
  { email, captcha, ...proof }: ParsedInputOf<typeof userChangeEmail>,
): Promise<Outcome<{ readonly user: UserWire }>> {
  return changeRecipient(deps, context, proof, {
    field: 'email',
    value: email,
    values: { email },
    isTaken: async (db, ownId) => ((await findByEmail(db, email))?.id ?? ownId) !== ownId,
    captcha,
    taken: kept(invalid({ email: 'taken' }, 'account.emailTaken')),
  });
}

type OwnerProof = Pick<ParsedInputOf<typeof userChangeEmail>, 'oldpassword' | 'oldcaptcha'>;

interface RecipientChange {
  readonly field: 'mobile' | 'email';
  /** A normalized mobile number, or an e-mail address in lower case. */
  readonly value: string;
  /** The account's updated columns. */
  readonly values: Parameters<typeof updateUnique>[2];
  /** Whether another account has it. */
  readonly isTaken: (db: Database, ownId: number) => Promise<boolean>;
  /** The code sent to it. */
  readonly captcha: string;
  readonly taken: Refusal;
}

async function changeRecipient(
  deps: AppDeps,
  context: ShopperContext,
  proof: OwnerProof,
  { field, value, values, isTaken, captcha, taken }: RecipientChange,
): Promise<Outcome<{ readonly user: UserWire }>> {
  const { db, shopper } = context;
  const row = await findShopperRow(db, shopper.id);
  if (row === undefined) return deny(401);
  const former = await findRecipients(db, shopper.id);
  const missing = findMissingProof(row, former, proof);
  if (missing !== null) return missing;
  const change = async (): Promise<Changed | undefined> => {
    const proved = await checkProof(deps, context, row, proof);
    if ('reason' in proved) return proved;
    const codeId = await checkCode(context, { recipient: value, event: `change${field}` }, captcha);
    if (codeId === null) return undefined;
    if (await isTaken(db, shopper.id)) return taken;
    for (const id of [...proved.codeIds, codeId]) if (!(await spendCode(context, id))) return undefined;
    return (await updateUnique(db, shopper.id, values)) ? changed(context) : taken;
  };
  const result = await guarded(context, `change ${value}`, change, [proofLimit(shopper.id)]);
  return notifyOwner(deps, context, former, field, result);
}

/** Refuses a change without a proof of the owner; not required for an account without any means of proof. */
function findMissingProof(
  { passwordHash }: ShopperRow,
  recipients: readonly string[],
  { oldpassword, oldcaptcha }: OwnerProof,
): Refusal | null {
  if (oldpassword !== '' || oldcaptcha !== '') return null;
  if (passwordHash !== null) return invalid({ oldpassword: 'required' }, 'account.proveFirst');
  return recipients.length === 0 ? null : invalid({ oldcaptcha: 'required' }, 'account.proveFirst');
}

/**
 * The codes to consume for a valid proof of the owner; an invalid one is refused at its own field, because
 * the form has another field for the code of the new value.
 */
async function checkProof(
  { hasher }: AppDeps,
  context: ShopperContext,
  { passwordHash }: ShopperRow,
  { oldpassword, oldcaptcha }: OwnerProof,
): Promise<Refusal | { readonly codeIds: readonly number[] }> {
  if (oldpassword !== '') {
    const isRight = passwordHash !== null && (await hasher.verify(oldpassword, passwordHash));
    return isRight ? { codeIds: [] } : kept(invalid({ oldpassword: 'choice' }, 'account.wrongPassword'));
  }
  if (oldcaptcha === '') return { codeIds: [] };
  const codeId = await checkOwnCode(context, 'verify', oldcaptcha);
  return codeId === null
    ? kept(invalid({ oldcaptcha: 'choice' }, 'account.wrongOldCode'))
    : { codeIds: [codeId] };
}

/**
 * Sets the password and ends all other sessions; requires the old password, or a code where there is none.
 */
export async function changePassword(
  deps: AppDeps,
  context: ShopperContext,
  { newpassword, oldpassword, captcha }: ParsedInputOf<typeof userChangePassword>,
): Promise<Outcome<null>> {
  const { db, shopper } = context;
  const { hasher } = deps;
  const row = await findShopperRow(db, shopper.id);
  if (row === undefined) return deny(401);
  const { passwordHash } = row;
  if (passwordHash !== null && oldpassword === '') return invalid({ oldpassword: 'required' });
  if (passwordHash === null && captcha === '') return invalid({ captcha: 'required' });
  const change = async (): Promise<Result<null> | undefined> => {
    const isProved =
      passwordHash === null
        ? await proveByCode(context, 'changepwd', captcha)
        : await hasher.verify(oldpassword, passwordHash);
    if (!isProved) return undefined;
    await updateShopper(db, shopper.id, { passwordHash: await hasher.hash(newpassword) });
    await deleteSessionsOf(db, shopper.id, shopper.sessionId);
    await forgetWrongPasswords(db, row, context.address);
    return ok();
  };
  const recipients = await findRecipients(db, shopper.id);
  const limits = [proofLimit(shopper.id)];
  const result = await guarded(context, `change password ${shopper.id}`, change, limits);
  return notifyOwner(deps, context, recipients, 'password', result);
}

/** Consumes a code sent to the account's own mobile number or e-mail address. */
export async function proveByCode(
  context: ShopperContext,
  event: CodeEvent,
  captcha: string,
): Promise<boolean> {
  const codeId = await checkOwnCode(context, event, captcha);
  return codeId !== null && spendCode(context, codeId);
}

/** The id of a valid code sent to the account's own mobile number or e-mail address. */
async function checkOwnCode(
  context: ShopperContext,
  event: CodeEvent,
  captcha: string,
): Promise<number | null> {
  for (const recipient of await findRecipients(context.db, context.shopper.id)) {
    const codeId = await checkCode(context, { recipient, event }, captcha);
    if (codeId !== null) return codeId;
  }
  return null;
}

async function changed(context: ShopperContext): Promise<Changed> {
  const row = await findShopperRow(context.db, context.shopper.id);
  return row === undefined ? deny(401) : ok({ user: toWireUser(context, row, noRecord) });
}
