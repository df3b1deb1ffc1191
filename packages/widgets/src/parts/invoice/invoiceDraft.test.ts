import { describe, expect, it } from 'vitest';
import { getDraft, getInvoiceProblem, toInvoice, type InvoiceDraft } from './invoiceDraft.ts';

const person: InvoiceDraft = { ...getDraft(undefined, 'a@b.example'), title: 'Ming' };
const company: InvoiceDraft = { ...person, headType: 'enterprise', title: 'Paws Ltd', taxNumber: '9131' };

describe('getInvoiceProblem', () => {
  it.each([
    ['title', { ...person, title: ' ' }, 'check.invoice.title'],
    ['title', person, undefined],
    ['taxNumber', person, undefined],
    ['taxNumber', { ...company, taxNumber: '' }, 'check.invoice.taxNumber'],
    ['taxNumber', company, undefined],
    ['taxNumber', { ...company, taxNumber: ' CHE-123.456.789 MWST ' }, undefined],
    ['taxNumber', { ...company, taxNumber: '91440300MA5EQXH14N' }, undefined],
    ['taxNumber', { ...company, taxNumber: '12/345/67890' }, undefined],
    ['taxNumber', { ...company, taxNumber: '123' }, 'invoice.taxNumberWrong'],
    ['taxNumber', { ...company, taxNumber: '税号 9131' }, 'invoice.taxNumberWrong'],
    ['taxNumber', { ...company, taxNumber: 'a@b.example' }, 'invoice.taxNumberWrong'],
    ['email', { ...person, email: '' }, 'check.email.required'],
    ['email', { ...person, email: 'a@b' }, 'check.email.incorrect'],
    ['email', person, undefined],
    ['phone', company, undefined],
    ['phone', { ...company, phone: '+49 (30) 1234-56' }, undefined],
    ['phone', { ...company, phone: '123' }, 'check.abroad.phone'],
    ['phone', { ...company, phone: 'call us' }, 'check.abroad.phone'],
    ['phone', { ...person, phone: 'call us' }, undefined],
  ] as const)('%s', (field, draft, problem) => {
    expect(getInvoiceProblem(field, draft)).toBe(problem);
  });
});

describe('toInvoice', () => {
  it('drops company fields for an individual', () => {
    const changed: InvoiceDraft = { ...company, headType: 'individual', title: ' Ming ' };
    expect(toInvoice(changed)).toEqual({ headType: 'individual', title: 'Ming', email: 'a@b.example' });
  });

  it('reads back what it has written', () => {
    const invoice = toInvoice({ ...company, phone: '030 1234' });
    expect(getDraft(invoice, '')).toEqual({ ...company, phone: '0301234' });
  });
});
