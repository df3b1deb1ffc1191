import type { InvoiceRequest } from '@pawlet/core/api';
import { readStored, writeStored } from '@pawlet/core/storage';

const maxHeads = 5;
const longestText = 254;
const optionalFields = ['taxNumber', 'bankName', 'bankAccount', 'address', 'phone'] as const;

/** One entry per shopper: a device may be shared. */
const readName = (owner: string): string => `pawlet:invoice-heads:${owner}`;

/** A shopper's earlier invoices on this device, newest first; invalid entries are skipped. */
export function readHeads(owner: string): readonly InvoiceRequest[] {
  const kept = readStored('device', readName(owner));
  return (Array.isArray(kept) ? kept : []).flatMap((entry) => toHead(entry) ?? []);
}

/** Adds an invoice to the front of the stored ones. */
export function keepHead(owner: string, head: InvoiceRequest): void {
  const others = readHeads(owner).filter((known) => !isSameHead(known, head));
  write(owner, [head, ...others].slice(0, maxHeads));
}

/** Removes all stored invoices. */
export function forgetHeads(owner: string): void {
  write(owner, []);
}

/** Whether two invoices have the same recipient. */
export function isSameHead(a: InvoiceRequest, b: InvoiceRequest): boolean {
  return a.headType === b.headType && a.title === b.title && (a.taxNumber ?? '') === (b.taxNumber ?? '');
}

/** The entry may be written by others: nothing is used unvalidated. */
function toHead(entry: unknown): InvoiceRequest | undefined {
  const given: Record<string, unknown> = typeof entry === 'object' && entry !== null ? { ...entry } : {};
  const textOf = (field: string): string => {
    const text = given[field];
    return typeof text === 'string' ? text.slice(0, longestText) : '';
  };
  const { headType } = given;
  const [title, email] = [textOf('title'), textOf('email')];
  if ((headType !== 'enterprise' && headType !== 'individual') || title === '' || email === '')
    return undefined;
  return {
    headType,
    title,
    email,
    ...Object.fromEntries(
      optionalFields.flatMap((field) => (textOf(field) === '' ? [] : [[field, textOf(field)]])),
    ),
  };
}

function write(owner: string, heads: readonly InvoiceRequest[]): void {
  writeStored('device', readName(owner), heads.length === 0 ? undefined : heads);
}
