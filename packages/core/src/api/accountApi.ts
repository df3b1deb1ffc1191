import { emsSend, smsSend } from '../contract/codes.ts';
import type { CallableEndpoint } from '../contract/endpoint.ts';
import {
  userAvatar,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  userDeleteAccount,
  userExportData,
  userLogoutAll,
  userSessions,
} from '../contract/user.ts';
import type { CallOptions, HttpClient, Reply } from '../http/types.ts';
import { handling, toRefused } from './calls.ts';
import { toRateLimited } from './logInResults.ts';
import type { SendCodeResult } from './loginApi.ts';
import { toTime } from './map/values.ts';
import type { CodeEvent, CodeRecipient, LoggedInDevice } from './types/account.ts';
import type { EpochMs } from './types/ids.ts';
import type { Done, Refused, WrongState } from './types/results.ts';
import { read } from './read.ts';

/** What became of a change that needs a proof of who asks for it. */
export type ProvedResult =
  | Done
  /** Code or password wrong or expired; show `message` at the field. */
  | { readonly status: 'wrong-credentials'; readonly message: string }
  | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
  /** `fields` says what is wrong: nothing has been shown yet. */
  | Refused;

/** What proves the owner of an account: its password, or a code to its own mobile or mailbox (event `verify`). */
export interface OwnerProof {
  /** The password as it is before the change. */
  readonly oldPassword?: string | undefined;
  /** A code that went to the account's own mobile or mailbox. */
  readonly oldCode?: string | undefined;
}

/** The account's own things: its picture, how it is reached and proved, where it is logged in, and its end. */
export interface AccountApi {
  /** Makes an uploaded picture that of the account; takes the relative address that the upload gave. */
  setPicture(url: string, options?: CallOptions): Promise<Done | Refused>;
  /** Sends a code to a mobile or a mailbox; for `changepwd`, `deleteaccount` and `verify` only to the account's own. */
  sendCode(recipient: CodeRecipient, event: CodeEvent, options?: CallOptions): Promise<SendCodeResult>;
  /** Moves the account to another number, proved by a code to it and by the owner. */
  changeMobile(
    change: { readonly mobile: string; readonly areaCode: string; readonly code: string } & OwnerProof,
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** Gives the account another address, proved by a code to it and by the owner. */
  changeEmail(
    change: { readonly email: string; readonly code: string } & OwnerProof,
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** Sets the password, proved by the old one, or by a code where there is none; every other log-in ends. */
  changePassword(
    change: { readonly password: string; readonly oldPassword?: string; readonly code?: string },
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** Where the account is logged in, the latest seen first. */
  devices(options?: CallOptions): Promise<readonly LoggedInDevice[]>;
  /** Ends every other log-in, or this one with them. */
  logOutEverywhere(which: { readonly keepsThis: boolean }, options?: CallOptions): Promise<Done | Refused>;
  /** Makes a link to a file with everything that the shop keeps about the shopper. */
  exportData(
    options?: CallOptions,
  ): Promise<
    | { readonly status: 'ok'; readonly url: string; readonly expiresAt: EpochMs }
    | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
    | Refused
  >;
  /** Deletes the account for good, proved by a code; not while an order is under way. */
  remove(proof: { readonly code: string }, options?: CallOptions): Promise<ProvedResult | WrongState>;
}

export function createAccountApi(http: HttpClient): AccountApi {
  return {
    async setPicture(url, options) {
      const reply = await http.call(userAvatar, { avatar: url }, options);
      return reply.status === 'ok' ? { status: 'ok' } : toRefused(reply);
    },
    async sendCode(recipient, event, options) {
      const handled = handling(options, 'RATE_LIMITED', 'VALIDATION');
      const reply =
        'email' in recipient
          ? await http.call(emsSend, { email: recipient.email, event }, handled)
          : await http.call(
              smsSend,
              { mobile: recipient.mobile, area_code: recipient.areaCode ?? '86', event },
              handled,
            );
      if (reply.status === 'ok') return { status: 'ok' };
      return reply.reason === 'RATE_LIMITED' ? toRateLimited(reply) : toRefused(reply);
    },
    async changeMobile({ mobile, areaCode, code, ...proof }, options) {
      const input = { mobile, area_code: areaCode, captcha: code, ...toProofInput(proof) };
      return toProved(await http.call(userChangeMobile, input, handlingProof(options)));
    },
    async changeEmail({ email, code, ...proof }, options) {
      const input = { email, captcha: code, ...toProofInput(proof) };
      return toProved(await http.call(userChangeEmail, input, handlingProof(options)));
    },
    async changePassword({ password, oldPassword, code }, options) {
      const input = {
        newpassword: password,
        ...(oldPassword === undefined ? {} : { oldpassword: oldPassword }),
        ...(code === undefined ? {} : { captcha: code }),
      };
      return toProved(await http.call(userChangePassword, input, handlingProof(options)));
    },
    async devices(options) {
      const rows = await read(http, userSessions, {}, options);
      return rows.map((row) => ({
        id: row.id,
        platform: row.platform,
        model: row.model,
        brand: row.brand,
        loggedInAt: toTime(row.createtime),
        lastSeenAt: toTime(row.lasttime),
        isCurrent: row.is_current,
      }));
    },
    async logOutEverywhere({ keepsThis }, options) {
      const reply = await http.call(userLogoutAll, { keep_current: keepsThis ? 1 : 0 }, options);
      return reply.status === 'ok' ? { status: 'ok' } : toRefused(reply);
    },
    async exportData(options) {
      const reply = await http.call(userExportData, {}, handling(options, 'RATE_LIMITED'));
      if (reply.status === 'ok') {
        return { status: 'ok', url: reply.data.url, expiresAt: reply.data.expiretime * 1000 };
      }
      return reply.reason === 'RATE_LIMITED' ? toRateLimited(reply) : toRefused(reply);
    },
    async remove({ code }, options) {
      const handled = handling(handlingProof(options), 'ORDER_STATE');
      const reply = await http.call(userDeleteAccount, { captcha: code, agreed: 1 }, handled);
      return reply.status === 'refused' && reply.reason === 'ORDER_STATE'
        ? { status: 'wrong-state', message: reply.message }
        : toProved(reply);
    },
  };
}

function toProofInput({ oldPassword, oldCode }: OwnerProof) {
  return {
    ...(oldPassword === undefined ? {} : { oldpassword: oldPassword }),
    ...(oldCode === undefined ? {} : { oldcaptcha: oldCode }),
  };
}

function handlingProof(options: CallOptions | undefined): CallOptions {
  return handling(options, 'CREDENTIALS', 'RATE_LIMITED', 'VALIDATION');
}

function toProved(reply: Reply<CallableEndpoint>): ProvedResult {
  if (reply.status === 'ok') return { status: 'ok' };
  switch (reply.reason) {
    case 'CREDENTIALS':
      return { status: 'wrong-credentials', message: reply.message };
    case 'RATE_LIMITED':
      return toRateLimited(reply);
    default:
      return toRefused(reply);
  }
}
