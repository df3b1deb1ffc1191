import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { anyWords, digitsOf, fieldsOf, hasSomeField, none, oneOf, whole, words } from '../fields.ts';
import { localizedShape, localizedWords } from '../localized.ts';

/** What a task counts. */
const taskKinds = [
  'sign_in',
  'favourite',
  'order',
  'review',
  'invite',
  'exchange',
  'coupon',
  'profile',
  'question',
] as const;

const periods = ['daily', 'once'] as const;

const taskShape = v.object({
  id: v.number(),
  /** Name in imports and exports. */
  slug: v.string(),
  kind: v.picklist(taskKinds),
  name: localizedShape,
  /** Key of the picture; '' where the client draws its own icon. */
  picture: v.string(),
  pictureUrl: v.string(),
  points: v.number(),
  /** How often it has to be done. */
  target: v.number(),
  period: v.picklist(periods),
  /** Route of the storefront where it is done. */
  path: v.string(),
  isOffered: v.boolean(),
  /** Larger first. */
  rank: v.number(),
  /** How often its points were received. */
  received: v.number(),
  version: v.string(),
});

/** A task as the API returns it. */
export type OperatorTask = v.InferOutput<typeof taskShape>;

const one = v.object({ id: digitsOf() });
const name = localizedWords(80);
const points = whole(0, 1_000_000);
const path = words(300, /^\//u);
const optional = {
  picture: v.optional(anyWords(600)),
  target: v.optional(whole(1, 10_000)),
  period: v.optional(oneOf(periods)),
  isOffered: v.optional(v.boolean('type')),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

/** Tasks that earn points. Rewards for check-ins and invitations are settings. */
export const taskCalls = {
  listTasks: operatorCall({
    name: 'tasks.list',
    summary: 'Lists the tasks that earn points, in the order in which shoppers see them',
    method: 'GET',
    path: '/tasks',
    access: 'marketing:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(taskShape) }),
    writes: false,
  }),
  readTask: operatorCall({
    name: 'tasks.read',
    summary: 'Returns a task',
    method: 'GET',
    path: '/tasks/{id}',
    access: 'marketing:read',
    params: one,
    input: none,
    output: taskShape,
    writes: false,
    version: 'optional',
  }),
  createTask: operatorCall({
    name: 'tasks.create',
    summary: 'Creates a task',
    method: 'POST',
    path: '/tasks',
    access: 'marketing:write',
    params: none,
    input: fieldsOf({
      slug: words(80, /^[\w.-]+$/u),
      kind: oneOf(taskKinds),
      name,
      points,
      path,
      ...optional,
    }),
    output: taskShape,
    writes: true,
  }),
  changeTask: operatorCall({
    name: 'tasks.change',
    summary: 'Changes a task; points that were received stay',
    method: 'PATCH',
    path: '/tasks/{id}',
    access: 'marketing:write',
    params: one,
    input: v.pipe(
      fieldsOf({
        name: v.optional(name),
        points: v.optional(points),
        path: v.optional(path),
        ...optional,
      }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: taskShape,
    writes: true,
    version: 'required',
    current: taskShape,
  }),
};
