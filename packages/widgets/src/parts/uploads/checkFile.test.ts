import { describe, expect, it } from 'vitest';
import { chooseFiles, getKind, sendProblem } from './checkFile.ts';
import { fitInto } from './picture/fitInto.ts';
import { timeText } from './timeText.ts';

const megabyte = 1024 * 1024;

describe('the kind of a file', () => {
  it.each([
    ['image/jpeg', 'a.jpg', 'image'],
    ['image/heic', 'a.heic', 'image'],
    ['', 'IMG_1.HEIC', 'image'],
    ['', 'clip.MOV', 'video'],
    ['video/mp4', 'a', 'video'],
    ['video/quicktime', 'a.mov', 'video'],
    ['video/x-msvideo', 'a.avi', undefined],
    ['image/svg+xml', 'a.svg', undefined],
    ['application/pdf', 'a.jpg', undefined],
    ['', 'a.exe', undefined],
  ])('%s %s is %s', (type, name, kind) => {
    expect(getKind({ type, name })).toBe(kind);
  });
});

describe('the selection of files', () => {
  const image = { kind: 'image' } as const;
  const video = { kind: 'video' } as const;
  const unknown = { kind: undefined } as const;

  it('accepts those within the maximum and returns why others are refused', () => {
    const room = { all: 2, videos: 1, takesVideos: true };
    expect(chooseFiles([image, video], room)).toEqual({ taken: [image, video] });
    expect(chooseFiles([image, image, image], room)).toEqual({ taken: [image, image], problem: 'too-many' });
    expect(chooseFiles([video, video], room)).toEqual({ taken: [video], problem: 'too-many-videos' });
    expect(chooseFiles([unknown, image], room)).toEqual({ taken: [image], problem: 'kind' });
  });

  it('accepts no video where none is allowed', () => {
    expect(chooseFiles([video], { all: 9, videos: 0, takesVideos: false })).toEqual({
      taken: [],
      problem: 'kind',
    });
  });
});

describe('the size of a file', () => {
  it.each([
    ['image', 0, 'unreadable'],
    ['image', 10 * megabyte, undefined],
    ['image', 10 * megabyte + 1, 'image-size'],
    ['video', 100 * megabyte, undefined],
    ['video', 100 * megabyte + 1, 'video-size'],
  ] as const)('of a %s of %d bytes is %s', (kind, size, problem) => {
    expect(sendProblem(kind, { size, type: '' })).toBe(problem);
  });
});

describe('a file that this shop does not accept', () => {
  const limits = { maxSize: '2mb', mimeTypes: 'jpg,png,mp4' };
  it.each([
    ['image', 'image/jpeg', 2 * megabyte, undefined],
    ['image', 'image/jpeg', 2 * megabyte + 1, 'image-size'],
    ['image', 'image/webp', 1, 'kind'],
    ['video', 'video/mp4', 2 * megabyte + 1, 'video-size'],
    ['video', 'video/webm', 1, 'kind'],
  ] as const)('%s of %s and %d bytes: %s', (kind, type, size, problem) => {
    expect(sendProblem(kind, { size, type }, limits)).toBe(problem);
  });
});

describe('a picture', () => {
  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [800, 600, 800, 600],
    [10_000, 1, 2048, 1],
  ])('of %d x %d is sent as %d x %d', (width, height, fitWidth, fitHeight) => {
    expect(fitInto({ width, height }, 2048)).toEqual({ width: fitWidth, height: fitHeight });
  });
});

it('formats the length of a video in minutes and seconds', () => {
  expect([0, 7.4, 59.6, 60, 125].map(timeText)).toEqual(['0:00', '0:07', '1:00', '1:00', '2:05']);
});
