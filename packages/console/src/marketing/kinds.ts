import { contentCalls, taskCalls } from '@pawlet/operator';
import { pictureList } from '../forms/PictureEditor.tsx';
import { picture } from '../forms/PictureField.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, flag, inLanguages, listOf, localized, whole, words } from '../forms/shapes.ts';
import { coupons } from '../forms/references.ts';
import { oneOf } from '../forms/ReferenceField.tsx';
import { lineOf } from '../forms/textOf.ts';
import { type Detail, detailsOf } from '../parts/detailsOf.tsx';

const bannerPath = lineOf(contentCalls.changeBanners, 'items.path');
const shortcutPath = lineOf(contentCalls.changeShortcuts, 'items.path');
const hintKey = lineOf(contentCalls.changeHints, 'items.key');
const rank = whole(-1_000_000, 1_000_000);

/** Whether shoppers see it. */
export const isOffered: Detail<{ readonly isOffered: boolean }> = detailsOf<{
  readonly isOffered: boolean;
}>().state((record, { text }) => text(record.isOffered ? 'state.offered' : 'state.hidden'));

/** Virtual products grant it; without one they grant a code. */
const coupon = oneOf(coupons);

const rewardPictures = pictureList({ most: 12, isDescribed: false });

/** Products for points. */
export const rewardKind: RecordKind = {
  name: 'reward',
  scope: 'marketing:write',
  shape: ({ type }, isNew) =>
    fields({
      ...(isNew ? { slug: words(80), type: choice(['virtual', 'physical']) } : {}),
      ...(isNew && type === 'virtual' ? { coupon } : {}),
      title: localized(120),
      points: whole(1, 100_000_000),
      stock: whole(0, 1_000_000_000),
      perPerson: whole(0, 1_000_000),
      rank,
      isOffered: flag,
      description: localized(300),
      content: localized(50_000),
      pictures: rewardPictures,
      models: listOf(localized(60), 50),
    }),
};

const kinds = [
  'sign_in',
  'favourite',
  'order',
  'review',
  'invite',
  'exchange',
  'coupon',
  'profile',
  'question',
];

/** Tasks that earn points. */
export const taskKind: RecordKind = {
  name: 'task',
  scope: 'marketing:write',
  shape: (_, isNew) =>
    fields({
      ...(isNew ? { slug: words(80), kind: choice(kinds) } : {}),
      name: localized(80),
      points: whole(0, 1_000_000),
      target: whole(1, 10_000),
      period: choice(['daily', 'once']),
      path: lineOf(taskCalls.createTask, 'path'),
      picture,
      rank,
      isOffered: flag,
    }),
};

/** Devices that shoppers are asked about. */
export const surveyTypes = ['drinker', 'feeder'] as const;

const questionTypes = ['single', 'multi', 'text', 'scale'];

/** Surveys with their questions. */
export const surveyKind: RecordKind = {
  name: 'survey',
  scope: 'marketing:write',
  shape: (_, isNew) =>
    fields({
      ...(isNew ? { type: choice(surveyTypes) } : {}),
      title: localized(200),
      points: whole(0, 1_000_000),
      isOpen: flag,
      questions: listOf(
        fields({
          id: whole(1, 100_000),
          type: choice(questionTypes),
          isRequired: flag,
          title: localized(200),
          options: listOf(fields({ value: words(40), text: localized(100) }), 50),
        }),
        50,
      ),
    }),
};

/** Pages, announcements and help texts. */
export const pageKind: RecordKind = {
  name: 'page',
  scope: 'content:write',
  shape: (_, isNew) =>
    fields(
      {
        ...(isNew ? { type: choice(['help', 'notice', 'agreement']), name: words(80) } : {}),
        title: localized(200),
        content: localized(100_000),
        description: localized(500),
        picture,
        edition: words(40),
        rank,
        isPublished: flag,
      },
      ['name'],
    ),
};

/** The sections of the home page. */
export const bannersKind: RecordKind = {
  name: 'banner',
  scope: 'content:write',
  shape: () =>
    fields({
      items: listOf(fields({ title: localized(120), picture, path: bannerPath }), 20),
    }),
};

export const shortcutsKind: RecordKind = {
  name: 'shortcut',
  scope: 'content:write',
  shape: () =>
    fields({
      items: listOf(fields({ name: localized(40), slug: words(80), picture, path: shortcutPath }), 40),
    }),
};

/** Hints about devices, by the names by which the storefront asks for them. */
export const hintsKind: RecordKind = {
  name: 'hint',
  scope: 'content:write',
  shape: () => fields({ items: listOf(fields({ key: hintKey, text: localized(500) }), 50) }),
};

export const searchWordsKind: RecordKind = {
  name: 'searchWords',
  scope: 'content:write',
  shape: () => fields({ words: inLanguages(listOf(words(40), 30)) }),
};
