import '@pawlet/widgets/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../test/openPageAlone.tsx';
import { ChunkLoadError } from '../routing/pageCode.ts';
import { ChunkErrorPage } from './ChunkErrorPage.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await closePages();
});

it.each([
  ['missing', true],
  ['missing', false],
  ['timeout', true],
  ['timeout', false],
] as const)('shows that code is %s and its URL, online: %s', async (type, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const error = new ChunkLoadError(type, '/assets/help-1.js');
  const Failed = () => <ChunkErrorPage title="title.help" error={error} onRetry={() => undefined} />;
  const { screen } = await openPageAlone('/pages/help/index', Failed, () => undefined);
  await expect.poll(() => screen.container.textContent).toContain('/assets/help-1.js');
  expect(screen.container.textContent).toContain(`(${type})`);
});

it('is the heading of a page that has no title before its code is loaded', async () => {
  const error = new ChunkLoadError('missing', '/assets/help-1.js');
  const Failed = () => <ChunkErrorPage title={undefined} error={error} onRetry={() => undefined} />;
  const { screen } = await openPageAlone('/pages/help/index', Failed, () => undefined);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' }))
    .toBeInTheDocument();
});
