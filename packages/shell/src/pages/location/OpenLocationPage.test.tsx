import '@pawlet/widgets/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { OpenLocationPage } from './OpenLocationPage.tsx';

afterEach(closePages);

describe('a place', () => {
  it('is shown as text, and selected for copying by hand where copying is refused', async () => {
    const { screen, pawlet } = await openPageAlone(
      '/open-location?latitude=22.5428&longitude=114.0595&name=Pawlet%20Shop&address=8%20Road',
      OpenLocationPage,
      () => undefined,
    );
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Pawlet Shop' })).toBeVisible();
    await expect.element(screen.getByText('8 Road', { exact: true })).toBeVisible();
    vi.spyOn(pawlet.host, 'copy').mockResolvedValue('failed');
    await screen.getByRole('button', { name: 'Copy Coordinates' }).click();
    await expect.poll(() => getSelection()?.toString()).toBe('22.54280, 114.05950');
    await screen.getByRole('button', { name: 'Copy Place' }).click();
    await expect.poll(() => getSelection()?.toString()).toBe('Pawlet Shop, 8 Road');
  });

  it('is not found without both coordinates', async () => {
    const { screen } = await openPageAlone(
      '/open-location?latitude=95&longitude=1',
      OpenLocationPage,
      () => undefined,
    );
    await expect.element(screen.getByText('This place cannot be shown')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Go to the home page' })).toBeVisible();
  });
});
