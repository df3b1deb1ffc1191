import * as v from 'valibot';
import { areaCode, email, mobile, suitsAreaCode } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { textChoice } from './fields.ts';
import { nothing } from './outputs.ts';

/** Purposes of a verification code. */
export const codeEvents = [
  'register',
  'mobilelogin',
  /** Log-in by a code to an e-mail address. Ours. */
  'emaillogin',
  'resetpwd',
  'changepwd',
  'changemobile',
  'changeemail',
  'bind',
  'deleteaccount',
  /** Proof of ownership, sent to the account's own number or e-mail, for changing contact details. Ours. */
  'verify',
  /** Proof of the e-mail address of a restock alert. Ours. */
  'restock',
] as const;

const smsInput = v.pipe(
  v.object({ mobile, event: textChoice(codeEvents), area_code: areaCode }),
  v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
);

const sending = {
  method: 'POST',
  access: 'open',
  output: nothing,
  refusals: ['RATE_LIMITED', 'NOT_CONFIGURED'],
} as const;

/** Sends a verification code to a mobile. */
export const smsSend = endpoint({ ...sending, path: '/addons/shop/api.sms/send', input: smsInput });

/** Same as sms/send, under the newer root. */
export const apiSmsSend = endpoint({ ...sending, path: '/api/sms/send', input: smsInput });

const emsInput = v.object({ email, event: textChoice(codeEvents) });

/** Sends a verification code to an e-mail address. */
export const emsSend = endpoint({ ...sending, path: '/addons/shop/api.ems/send', input: emsInput });

/** Same as ems/send, under the newer root. */
export const apiEmsSend = endpoint({ ...sending, path: '/api/ems/send', input: emsInput });
