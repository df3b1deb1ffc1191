import * as v from 'valibot';
import {
  agreed,
  areaCode,
  currentPassword,
  inviteId,
  mobile,
  suitsAreaCode,
  verificationCode,
} from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { text as textField } from './fields.ts';
import { text } from './outputs.ts';
import { userShape } from './shapes/user.ts';

const mobileLoginInput = v.pipe(
  v.object({ mobile, captcha: verificationCode, invite_id: inviteId, area_code: areaCode, agreed }),
  v.forward(v.partialCheck([['mobile'], ['area_code']], suitsAreaCode, 'format'), ['mobile']),
);

/** Log-in with name, mobile or e-mail and password. */
export const loginLogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/login',
  access: 'open',
  input: v.object({ account: textField({ maximum: 100 }), password: currentPassword }),
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/** Log-in with a verification code (event mobilelogin); makes the account if new. */
export const loginMobilelogin = endpoint({
  method: 'POST',
  path: '/addons/shop/api.login/mobilelogin',
  access: 'open',
  input: mobileLoginInput,
  output: v.object({ token: text, user: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});

/** As login/mobilelogin, under the newer root. */
export const apiUserMobileLogin = endpoint({
  method: 'POST',
  path: '/api/user/mobileLogin',
  access: 'open',
  input: mobileLoginInput,
  output: v.object({ userinfo: userShape }),
  refusals: ['CREDENTIALS', 'UPGRADE_REQUIRED', 'AGREEMENT_REQUIRED'],
  writes: true,
  gated: true,
});
