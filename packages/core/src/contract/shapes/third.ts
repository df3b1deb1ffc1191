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
  }),
  {},
);
