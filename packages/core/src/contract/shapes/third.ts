import * as v from 'valibot';
import { text } from '../outputs.ts';
import { userShape } from './user.ts';

/** The user of a provider's account; base servers send false instead of null. */
export const userOrNull = v.nullish(
  v.union([
    userShape,
    v.pipe(
      v.literal(false),
      v.transform(() => null),
    ),
  ]),
  null,
);

/** `third`: a person's identity at a provider. */
export const thirdShape = v.nullish(
  v.object({
    nickname: text,
    avatar: text,
    /** If there is no account yet: single-use proof for third account. */
    bind_token: text,
    /**
     * If there is no account yet, how to get one: by a code to a mobile number, by a code to an e-mail address, or by
     * accepting the terms (third/register). Ours.
     */
    needs: v.nullish(v.picklist(['mobile', 'email', 'agreement']), 'mobile'),
  }),
  {},
);
