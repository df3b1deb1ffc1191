import { expect, it, vi } from 'vitest';
import { connectModals } from './connectModals.ts';
import type { OpenModals } from './connectModals.ts';

it('pushes a layer over the page for each open dialog and removes it with the dialog', () => {
  const releases: (() => void)[] = [];
  const addLayer = vi.fn<(onBack: () => void) => () => void>(() => {
    const release = vi.fn<() => void>();
    releases.push(release);
    return release;
  });
  const sheet = { requestClose: vi.fn<() => void>() };
  const dialog = { requestClose: vi.fn<() => void>() };
  let open: ReturnType<OpenModals['getModals']> = [];
  let tell = (): void => undefined;
  const modals = {
    getModals: () => open,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };

  connectModals({ addLayer }, modals);
  open = [sheet];
  tell();
  open = [sheet, dialog];
  tell();
  expect(addLayer.mock.calls.map(([onBack]) => onBack)).toEqual([sheet.requestClose, dialog.requestClose]);
  open = [sheet];
  tell();
  expect(releases[1]).toHaveBeenCalledOnce();
  expect(releases[0]).not.toHaveBeenCalled();
});
