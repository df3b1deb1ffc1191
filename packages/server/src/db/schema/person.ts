import type { Role } from '@pawlet/operator';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** People who operate the shop. They are disabled and never deleted, so that the audit log stays complete. */
export const operatorPeople = pgTable(
  'operator_people',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text(),
    /** Secret of the authenticator, in Base32, encrypted where there is a key; null without one. */
    totpSecret: text(),
    /** Secret that waits for its confirmation by a code, in the same form. */
    totpPending: text(),
    /** Time step of the last accepted code: no code is accepted twice. */
    totpStep: bigint({ mode: 'number' }).notNull().default(0),
    /** SHA-256 of the unused recovery codes. */
    recoveryHashes: jsonb().$type<readonly string[]>().notNull().default([]),
    createtime: epoch().notNull(),
    logintime: epoch(),
    disabletime: epoch(),
    updatetime: epoch().notNull(),
  },
  (table) => [index('operator_people_role').on(table.role)],
);

/** Links with which people set their password. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => operatorPeople.id),
    /** SHA-256 of the token in the link, which has 256 random bits. */
    tokenHash: text().notNull(),
    createtime: epoch().notNull(),
    expiretime: epoch().notNull(),
    /** Used, or replaced by a newer one. */
    endtime: epoch(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.personId)],
);

/** Log-ins of people. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => operatorPeople.id),
    /** SHA-256 of the cookie's token, which has 256 random bits. */
    tokenHash: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    createtime: epoch().notNull(),
    /** Last call, up to a minute late. */
    seentime: epoch().notNull(),
    /** End of the absolute limit. */
    expiretime: epoch().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.tokenHash),
    index().on(table.personId),
    index('operator_sessions_expire').on(table.expiretime),
  ],
);

/** A refund as it was requested. */
export interface RequestedRefund {
  /** `all`, minor units, or pieces of lines; null for all pieces that are left. */
  readonly what: 'all' | number | readonly { readonly lineId: number; readonly quantity: number | null }[];
  readonly hasComeBack: boolean;
  readonly note: string;
}

/** A refund of a cloud-storage plan as it was requested. */
export interface RequestedCloudRefund {
  /** The full price, or only the unused days. */
  readonly cloud: 'all' | 'unused';
}

/** The shop's decision about a shopper's request that pays money back. */
export interface RequestedDecision {
  readonly refundSn: string;
  readonly event: 'approve' | 'receive';
  /** The shop's note to the shopper. @default unchanged */
  readonly note?: string | undefined;
}

/** Refunds above the limit, which a second person approves or rejects. */
export const operatorApprovals = pgTable(
  'operator_approvals',
  {
    id: id(),
    /** Number of the order or of the cloud-storage plan. */
    orderSn: text().notNull(),
    /** Of no pieces where it is about a shopper's request. */
    refund: jsonb().$type<RequestedRefund | RequestedCloudRefund>().notNull(),
    /** Null for a refund that the shop begins. */
    request: jsonb().$type<RequestedDecision>(),
    /** What it amounted to when it was requested, in minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Refundable amount at that time: it is refused where that has changed. */
    leftBefore: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['waits', 'approved', 'rejected'] })
      .notNull()
      .default('waits'),
    requestedBy: text().notNull(),
    /** Person who requested it, also with a key of theirs; null for a key of unknown origin. */
    requestedById: integer(),
    decidedBy: text().notNull().default(''),
    createtime: epoch().notNull(),
    decidetime: epoch(),
  },
  (table) => [
    // One refund of an order waits at a time: a second request would count on the same amount.
    uniqueIndex('operator_approvals_order')
      .on(table.orderSn)
      .where(sql`${table.state} = 'waits'`),
    index('operator_approvals_state').on(table.state, table.id),
  ],
);
