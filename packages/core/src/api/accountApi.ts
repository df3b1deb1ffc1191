import { emsSend, smsSend } from '../contract/codes.ts';
import type { CallableEndpoint } from '../contract/endpoint.ts';
import { thirdLinks, thirdUnbind } from '../contract/third.ts';
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
import type { CodeEvent, CodeRecipient, LinkedLogIn, LoggedInDevice } from './types/account.ts';
import type { EpochMs } from './types/ids.ts';
import type { Done, Refused, WrongState } from './types/results.ts';
import { read } from './read.ts';

/** Result of a change that requires proof of ownership. */
export type ProvedResult =
  | Done
  /** Code or password wrong or expired; show `message` at the field. */
  | { readonly status: 'wrong-credentials'; readonly message: string }
  | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
  /** `fields` holds the problem of each field; no toast has been shown. */
  | Refused;

/** Proof of account ownership: the password, or a code sent to the account's own mobile or e-mail (event `verify`). */
export interface OwnerProof {
  /** The current password. */
  readonly oldPassword?: string | undefined;
  /** A code sent to the account's own mobile or e-mail. */
  readonly oldCode?: string | undefined;
}

/** Account settings: picture, contact details, password, active sessions and deletion. */
export interface AccountApi {
  /** Sets an uploaded picture as the account's picture; takes the relative URL returned by the upload. */
  setPicture(url: string, options?: CallOptions): Promise<Done | Refused>;
  /**
   * Sends a code to a mobile or an e-mail address; for `changepwd`, `deleteaccount` and `verify` only to the account's
   * own.
   */
  sendCode(recipient: CodeRecipient, event: CodeEvent, options?: CallOptions): Promise<SendCodeResult>;
  /** Changes the mobile number; requires a code sent to the new number and a proof of ownership. */
  changeMobile(
    change: { readonly mobile: string; readonly areaCode: string; readonly code: string } & OwnerProof,
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** Changes the e-mail address; requires a code sent to the new address and a proof of ownership. */
  changeEmail(
    change: { readonly email: string; readonly code: string } & OwnerProof,
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** Sets the password; requires the old one, or a code where there is none. Ends all other sessions. */
  changePassword(
    change: { readonly password: string; readonly oldPassword?: string; readonly code?: string },
    options?: CallOptions,
  ): Promise<ProvedResult>;
  /** The account's active sessions, most recently seen first. */
  devices(options?: CallOptions): Promise<readonly LoggedInDevice[]>;
  /** Ends all other sessions, or all including this one. */
  logOutEverywhere(which: { readonly keepsThis: boolean }, options?: CallOptions): Promise<Done | Refused>;
  /** The accounts of providers and apps that can log in to this account, oldest first. */
  linkedLogIns(options?: CallOptions): Promise<readonly LinkedLogIn[]>;
  /** Removes a linked log-in; refused with a message if there is no other way to log in. */
  unlinkLogIn(id: number, options?: CallOptions): Promise<Done | Refused>;
  /** Creates a download link for all data the shop stores about the shopper. */
  exportData(
    options?: CallOptions,
  ): Promise<
    | { readonly status: 'ok'; readonly url: string; readonly expiresAt: EpochMs }
    | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
    | Refused
  >;
  /** Deletes the account permanently; requires a code. Refused while an order is in progress. */
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
    async linkedLogIns(options) {
      const rows = await read(http, thirdLinks, {}, options);
      return rows.map(({ id, platform, name, nickname, createtime }) => ({
        id,
        platform,
        name,
        nickname,
        linkedAt: toTime(createtime),
      }));
    },
    async unlinkLogIn(id, options) {
      const reply = await http.call(thirdUnbind, { id }, handling(options, 'VALIDATION'));
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
