import '@pawlet/widgets/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { IdentificationPage } from './IdentificationPage.tsx';

afterEach(closePages);

async function openIdentification() {
  const page = await openPageAlone('/pages/other/identification', IdentificationPage, (pawlet) => {
    vi.spyOn(pawlet.api.site, 'deviceHints').mockResolvedValue({ version2: 'Version two has D7.' });
  });
  const field = page.screen.getByRole('textbox', { name: 'Serial number' });
  const check = async (serial: string): Promise<void> => {
    await field.fill(serial);
    await page.screen.getByRole('button', { name: 'Check', exact: true }).click();
  };
  return { ...page, field, check };
}

it("shows where the label is and the shop's texts", async () => {
  const { screen } = await openIdentification();
  await expect
    .element(screen.getByRole('img', { name: 'Underside of a fountain with its label' }))
    .toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'characters 9 and 10' })).toBeVisible();
  await expect.element(screen.getByText('Version two has D7.')).toBeVisible();
});

it.each([
  ['ft26-a041 d700123', 'Hardware version 2', 'Characters 9 and 10 are D7.'],
  ['FT26A041C100123', 'Hardware version 1', /^Characters 9 and 10 are C1/],
  ['v1.1', 'Hardware version 2', 'That is what the mark on the label says.'],
])('shows the version of %s', async (serial, version, reason) => {
  const { screen, check } = await openIdentification();
  await check(serial);
  await expect.element(screen.getByText(version, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(reason)).toBeVisible();
});

it.each([
  ['', 'Please enter the serial number'],
  ['FT26A041D', 'A serial number has at least 10 characters; you entered 9'],
  ['Fountain Aura', 'This is not a serial number. Serial numbers have only letters and digits.'],
])('reports the error of %j, until it changes', async (serial, problem) => {
  const { screen, check, field } = await openIdentification();
  await check(serial);
  await expect.element(field).toHaveAccessibleDescription(problem);
  await expect.element(field).toHaveFocus();
  await check('FT26A041D700123');
  await expect.element(screen.getByText('Hardware version 2', { exact: true })).toBeVisible();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

it('checks a code that the app around the page scans, and keeps the input where nothing was scanned', async () => {
  const scanCode = vi.fn<() => Promise<string | undefined>>();
  const { screen } = await openPageAlone('/pages/other/identification', IdentificationPage, (pawlet) => {
    vi.spyOn(pawlet.api.site, 'deviceHints').mockResolvedValue({});
    vi.spyOn(pawlet.host, 'isAvailable').mockReturnValue(true);
    vi.spyOn(pawlet.host, 'scanCode').mockImplementation(scanCode);
  });
  const field = screen.getByRole('textbox', { name: 'Serial number' });
  const scan = screen.getByRole('button', { name: 'Scan the code on the label' });
  await field.fill('FT26');
  scanCode.mockResolvedValueOnce(undefined).mockResolvedValueOnce('S/N: FT26A041D700123');
  await scan.click();
  await expect.element(field).toHaveValue('FT26');
  await scan.click();
  await expect.element(screen.getByText('Hardware version 2', { exact: true })).toBeVisible();
});
