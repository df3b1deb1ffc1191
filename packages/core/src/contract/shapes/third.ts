import * as v from 'valibot';
import { text } from '../outputs.ts';
import { userShape } from './user.ts';

/** The user that a provider's account belongs to; base servers say false where ours says null. */
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

/** `third`: who somebody is at a provider. */
export const thirdShape = v.nullish(
  v.object({
    nickname: text,
    avatar: text,
    /** Where the person has no account yet: proof for third account, good once. */
    bind_token: text,
  }),
  {},
);
