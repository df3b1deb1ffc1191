import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Webhook endpoints of partners and ERPs for order events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  url: text().notNull().unique(),
  /** Key of the signature, hexadecimal, encrypted where there is a key of the shop. */
  secret: text().notNull(),
  /** Only orders referred by this supplier; '' for every order. */
  sup: text().notNull().default(''),
  createtime: epoch().notNull(),
  /** Disabled: nothing is sent any more. */
  endtime: epoch(),
  /** Failed attempts since the last delivery. */
  failures: integer().notNull().default(0),
  /** Paused until then after too many failed attempts. */
  pausedUntil: epoch(),
  /** A node is sending to this endpoint; no other node does until this time. */
  leasedUntil: epoch(),
});

/** Order events for webhooks: one row per event and endpoint, written with the change itself. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** Id by which a receiver detects an event that arrives twice. */
    eventId: uuid().notNull(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id),
    type: text().notNull(),
    orderSn: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null when there is none. */
    duetime: epoch(),
    /** Time at which the endpoint responded with a 2xx status. */
    deliveredtime: epoch(),
    /** Result of the last attempt: an HTTP status or the code of an error. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.eventId, table.endpointId),
    index('webhook_deliveries_due').on(table.duetime),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.id)
      .where(sql`${table.duetime} is not null`),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_failed')
      .on(table.id)
      .where(sql`${table.duetime} is null and ${table.deliveredtime} is null`),
    index('webhook_deliveries_createtime').on(table.createtime),
    index('webhook_deliveries_order').on(table.orderSn),
  ],
);
