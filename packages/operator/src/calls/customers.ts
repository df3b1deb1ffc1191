import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, momentOrNull, none, oneOf, words } from '../fields.ts';
import { personal, personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';
import { orderEntryShape } from './orderShapes.ts';

const personalFor: readonly Scope[] = ['customers:read'];

const entryFields = {
  id: v.number(),
  username: personal(v.string()),
  nickname: personal(v.string()),
  /** Digits with the country prefix; null without a number. */
  phone: personal(v.string()),
  email: personal(v.string()),
  created: moment,
  /** When the account was deleted and its personal data removed. */
  deleted: momentOrNull,
  /** Balance of points. */
  points: v.number(),
  /** Orders of every state. */
  orderCount: v.number(),
  /** Partner that led to the account; '' for none. */
  partner: v.string(),
  version: v.string(),
};

const entryShape = v.object(entryFields);

const customerShape = v.object({
  ...entryFields,
  level: v.number(),
  /** Customer who invited this one. */
  invitedBy: v.nullable(v.number()),
  /** Version of the accepted terms; '' if none were shown. */
  agreedVersion: v.string(),
  /** Since when the e-mail address gets only e-mails about orders; null if it gets others too. */
  unsubscribed: momentOrNull,
  /** Paid orders per currency, and what was paid and refunded. */
  totals: v.array(
    v.object({ currency: v.string(), orders: v.number(), paid: v.string(), refunded: v.string() }),
  ),
  /** The latest orders; the list of orders has the others. */
  orders: v.array(orderEntryShape),
  /** The latest movements of points. */
  pointsMoves: v.array(
    v.object({
      time: moment,
      delta: v.number(),
      balance: v.number(),
      kind: v.string(),
      text: v.string(),
    }),
  ),
  /** The latest coupons. */
  coupons: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      state: v.picklist(['usable', 'used', 'expired', 'coming']),
      from: moment,
      until: moment,
      used: momentOrNull,
    }),
  ),
  /** Log-ins that have not ended. */
  sessions: v.array(
    v.object({
      id: v.number(),
      platform: v.string(),
      brand: v.string(),
      model: v.string(),
      created: moment,
      lastSeen: moment,
      expires: moment,
    }),
  ),
  /** Accounts of other services with which the customer logs in. */
  links: v.array(v.object({ provider: v.string(), name: personal(v.string()), created: moment })),
});

/** A customer as the API returns them. */
export type OperatorCustomer = v.InferOutput<typeof customerShape>;

/** A customer of the list as the API returns them. */
export type OperatorCustomerEntry = v.InferOutput<typeof entryShape>;

const customerPath = v.object({ id: digitsOf() });

/** Customers, their log-ins, and their data. */
export const customerCalls = {
  listCustomers: operatorCall({
    name: 'customers.list',
    summary: 'Lists customers, newest first',
    method: 'GET',
    path: '/customers',
    access: 'customers:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** Part of the nickname or the user name. */
      name: v.optional(personalInput(words(80))),
      /** Part of the phone number. */
      phone: v.optional(personalInput(words(30, /\d/u))),
      /** Part of the e-mail address. */
      email: v.optional(personalInput(words(254))),
      /** Whole number of an order. */
      order: v.optional(words(40, /^\d+$/u)),
      partner: v.optional(words(80)),
      state: v.optional(oneOf(['active', 'deleted'])),
    }),
    output: pageOf(entryShape),
    writes: false,
    personalFor,
  }),
  listSharedPhones: operatorCall({
    name: 'customers.shared-phones',
    summary: 'Lists customers of earlier releases with the same phone number in different notations',
    method: 'GET',
    path: '/shared-phones',
    access: 'customers:read',
    params: none,
    input: none,
    output: v.object({
      items: v.array(
        v.object({
          /** Digits with the country prefix. */
          phone: personal(v.string()),
          customers: v.array(
            v.object({
              id: v.number(),
              username: personal(v.string()),
              /** As it was entered. */
              written: personal(v.string()),
            }),
          ),
        }),
      ),
    }),
    writes: false,
    personalFor,
  }),
  readCustomer: operatorCall({
    name: 'customers.read',
    summary: 'Returns a customer with orders, points, coupons and log-ins',
    method: 'GET',
    path: '/customers/{id}',
    access: 'customers:read',
    params: customerPath,
    input: none,
    output: customerShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  endCustomerSessions: operatorCall({
    name: 'customers.end-sessions',
    summary: 'Logs a customer out on every device',
    method: 'DELETE',
    path: '/customers/{id}/sessions',
    access: 'customers:write',
    params: customerPath,
    input: none,
    output: v.object({ ended: v.number() }),
    writes: true,
  }),
  exportCustomer: operatorCall({
    name: 'customers.export',
    summary: "Creates a link to all of a customer's data, valid for an hour, to be passed on to them",
    method: 'POST',
    path: '/customers/{id}/export',
    access: 'customers:write',
    params: customerPath,
    input: none,
    output: v.object({ url: v.string(), expires: moment }),
    writes: true,
    isSecret: true,
    current: v.object({ deleted: momentOrNull }),
    reasons: ['account-deleted'],
  }),
  deleteCustomer: operatorCall({
    name: 'customers.delete',
    summary: 'Deletes an account on request: orders, invoices and points stay without personal data',
    method: 'DELETE',
    path: '/customers/{id}',
    access: 'customers:write',
    params: customerPath,
    input: none,
    output: customerShape,
    writes: true,
    personalFor,
    version: 'required',
    current: customerShape,
    reasons: ['open-order', 'account-deleted'],
  }),
};
