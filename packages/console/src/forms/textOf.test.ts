import { contentCalls, keyCalls, peopleCalls, taskCalls, webhookCalls } from '@pawlet/operator';
import { expect, it } from 'vitest';
import { lineOf, readLongest, textOf } from './textOf.ts';

it('takes the limits of texts from the calls', () => {
  expect(readLongest(webhookCalls.createWebhook, 'url')).toBe(500);
  expect(readLongest(webhookCalls.createWebhook, 'partner')).toBe(80);
  expect(readLongest(peopleCalls.invitePerson, 'email')).toBe(254);
  expect(readLongest(peopleCalls.invitePerson, 'name')).toBe(80);
  expect(readLongest(peopleCalls.changePerson, 'name')).toBe(80);
  expect(readLongest(keyCalls.addKey, 'name')).toBe(32);
  expect(readLongest(contentCalls.changeBanners, 'items.path')).toBe(300);
  expect(readLongest(contentCalls.changePage, 'edition')).toBe(40);
  expect(readLongest(taskCalls.createTask, 'path')).toBeGreaterThan(100);
});

it('is written in several lines only where that makes sense', () => {
  expect(textOf(webhookCalls.createWebhook, 'partner')).toEqual({
    kind: 'text',
    longest: 80,
    isColor: false,
  });
  expect(lineOf(webhookCalls.createWebhook, 'url')).toMatchObject({ longest: 500, isLine: true });
});

it('does not invent a limit', () => {
  expect(() => readLongest(webhookCalls.createWebhook, 'adress')).toThrow('webhooks.create has no text');
  expect(() => readLongest(contentCalls.changePage, 'rank')).toThrow('at rank');
});
