import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Addresses of partners and ERPs that hear of order events. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: id(),
  url: text().notNull().unique(),
  /** Key of the signature, hexadecimal. */
  secret: text().notNull(),
  /** Only orders that this supplier brought; '' for every order. */
  sup: text().notNull().default(''),
  createtime: epoch().notNull(),
  /** Nothing is sent any more. */
  endtime: epoch(),
  /** Failed attempts since the last delivery. */
  failures: integer().notNull().default(0),
  /** Too many attempts have failed: nothing is sent before this time. */
  pausedUntil: epoch(),
  /** A node is sending to this endpoint; no other one does until this time. */
  leasedUntil: epoch(),
});

/** What happened to orders and is told outside: one row an event and endpoint, written with the change itself. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** Id by which a receiver knows an event that comes twice. */
    eventId: uuid().notNull(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id),
    type: text().notNull(),
    orderSn: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    attempts: integer().notNull().default(0),
    /** The next attempt; null when there is none any more. */
    duetime: epoch(),
    /** The endpoint has answered with a 2xx status. */
    deliveredtime: epoch(),
    /** What came of the last attempt: an HTTP status or the name of an error. */
    lastResult: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.eventId, table.endpointId),
    index('webhook_deliveries_due').on(table.duetime),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.id)
      .where(sql`${table.duetime} is not null`),
    index('webhook_deliveries_createtime').on(table.createtime),
    index('webhook_deliveries_order').on(table.orderSn),
  ],
);
