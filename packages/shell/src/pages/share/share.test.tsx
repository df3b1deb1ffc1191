import '@pawlet/widgets/ui';
import type { InvitedPerson, Page } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import type { HostOutcome, HostPort, ShareOutcome } from '@pawlet/core/host';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { DownloadPage } from './DownloadPage.tsx';
import { InvitePage } from './InvitePage.tsx';
import { posterSize } from './poster/drawPoster.ts';
import { PublicizePage } from './PublicizePage.tsx';

const offer = { title: 'Come to Pawlet', text: 'Points for both', imageUrl: '', points: 200 };

/** A picture that loads anywhere. */
async function drawCode(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 8, 8);
  return Promise.resolve(canvas.toDataURL());
}

function pageOf<T>(items: readonly T[]): Page<T> {
  return { items, total: items.length, page: 1, pageSize: 10, hasMore: false };
}

beforeEach(() => localStorage.clear());
afterEach(closePages);

describe('the poster', () => {
  async function openPublicize(answers: {
    readonly share?: ShareOutcome;
    readonly save?: HostOutcome;
    readonly copy?: HostOutcome;
    readonly hasPoints?: boolean;
  }) {
    const codeUrl = vi.fn<(text: string) => Promise<string>>().mockImplementation(drawCode);
    const share = vi.fn<HostPort['share']>().mockResolvedValue(answers.share ?? 'done');
    const saveImage = vi.fn<HostPort['saveImage']>().mockResolvedValue(answers.save ?? 'done');
    const page = await openPageAlone('/pages/share/publicize', PublicizePage, (pawlet) => {
      vi.spyOn(pawlet.api.invitations, 'offer').mockResolvedValue(offer);
      vi.spyOn(pawlet.api.invitations, 'mine').mockResolvedValue({ id: 12, count: 0, points: 0 });
      vi.spyOn(pawlet.api.site, 'shareOrigin').mockResolvedValue('https://de.shop.test');
      vi.spyOn(pawlet.api.site, 'qrCodeUrl').mockImplementation(codeUrl);
      vi.spyOn(pawlet.api.products, 'list').mockRejectedValue(
        new PawletError('NETWORK', 'Pawlet: no response.'),
      );
      vi.spyOn(pawlet.host, 'share').mockImplementation(share);
      vi.spyOn(pawlet.host, 'saveImage').mockImplementation(saveImage);
      vi.spyOn(pawlet.host, 'copy').mockResolvedValue(answers.copy ?? 'done');
      serveConfig(pawlet, {
        points: { isUsable: answers.hasPoints ?? true, rate: 100, cap: 0.5, give: 1 },
      });
    });
    return { ...page, codeUrl, share, saveImage };
  }
  const link = 'https://de.shop.test/#/pages/share/register?invite_id=12';

  it('contains the link as a QR code, and is saved as a picture', async () => {
    const { screen, codeUrl, saveImage } = await openPublicize({});
    const poster = screen.getByRole('img', { name: 'Poster: Come to Pawlet' });
    await expect.element(poster).toBeVisible();
    const image = poster.element() as HTMLImageElement;
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).toEqual([posterSize.width, posterSize.height]);
    expect(codeUrl.mock.calls[0]?.[0]).toBe(link);
    await screen.getByRole('button', { name: 'Save poster' }).click();
    await expect.element(screen.getByText('Poster saved')).toBeVisible();
    const saved = saveImage.mock.calls[0]?.[0];
    expect(saved?.type).toBe('image/png');
  });

  it('uses the font of the page, which differs by language and shop', async () => {
    document.documentElement.style.setProperty('--pawlet-font', 'Courier');
    vi.stubGlobal('OffscreenCanvas', undefined);
    const font = vi.spyOn(CanvasRenderingContext2D.prototype, 'font', 'set');
    onTestFinished(() => {
      document.documentElement.style.removeProperty('--pawlet-font');
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    const { screen } = await openPublicize({});
    await expect.element(screen.getByRole('img', { name: 'Poster: Come to Pawlet' })).toBeVisible();
    const families = font.mock.calls.map(([value]) => value.replace(/^.*px /u, ''));
    expect([...new Set(families)]).toEqual(['Courier']);
  });

  it('is shared with its link; a copied link is confirmed', async () => {
    const { screen, share } = await openPublicize({ share: 'copied' });
    await screen.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(screen.getByText('Link copied')).toBeVisible();
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: offer.title, url: link });
  });

  it('selects the link when nothing can be copied', async () => {
    const { screen } = await openPublicize({ copy: 'failed' });
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Copying failed')).toBeVisible();
    expect(String(getSelection())).toBe(link);
  });

  it.each([true, false])(
    'links to the rules of the reward only where there is one (%s)',
    async (hasPoints) => {
      const { screen } = await openPublicize({ hasPoints });
      await expect.element(screen.getByRole('link', { name: 'Invited friends' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Rules' }).elements()).toHaveLength(hasPoints ? 1 : 0);
      expect(screen.getByText(/200 points/u).elements()).toHaveLength(hasPoints ? 1 : 0);
    },
  );

  it('explains how to save it by hand', async () => {
    const { screen } = await openPublicize({ save: 'unavailable' });
    await screen.getByRole('button', { name: 'Save poster' }).click();
    await expect.element(screen.getByText(/^The poster could not be saved/)).toBeVisible();
  });

  it('is drawn again when its code did not load', async () => {
    const { screen, codeUrl } = await openPublicize({});
    await expect.element(screen.getByRole('img', { name: /^Poster/ })).toBeVisible();
    await closePages();
    codeUrl.mockClear();
    const again = await openPageAlone('/pages/share/publicize', PublicizePage, (pawlet) => {
      vi.spyOn(pawlet.api.invitations, 'offer').mockResolvedValue(offer);
      vi.spyOn(pawlet.api.invitations, 'mine').mockResolvedValue({ id: 12, count: 0, points: 0 });
      vi.spyOn(pawlet.api.site, 'shareOrigin').mockResolvedValue(undefined);
      vi.spyOn(pawlet.api.site, 'qrCodeUrl')
        .mockResolvedValueOnce('data:image/png,nothing')
        .mockImplementation(drawCode);
    });
    await expect.element(again.screen.getByText('The poster could not be created')).toBeVisible();
    await again.screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(again.screen.getByRole('img', { name: /^Poster/ })).toBeVisible();
  });
});

describe('the invited visitors', () => {
  const person: InvitedPerson = {
    id: 1,
    nickname: '小明',
    avatarUrl: '',
    joinedAt: Date.parse('2026-11-20T10:00:00Z'),
  };

  async function openInvite(people: readonly InvitedPerson[]) {
    return openPageAlone('/pages/share/invite', InvitePage, (pawlet) => {
      vi.spyOn(pawlet.api.invitations, 'offer').mockResolvedValue(offer);
      vi.spyOn(pawlet.api.invitations, 'mine').mockResolvedValue({ id: 12, count: 3, points: 1400 });
      vi.spyOn(pawlet.api.invitations, 'people').mockResolvedValue(pageOf(people));
    });
  }

  it('are listed below their rewards', async () => {
    const { screen } = await openInvite([person]);
    await expect.element(screen.getByText('1,400', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('小明')).toHaveAttribute('lang', '');
    await expect.element(screen.getByText('Joined on Nov 20, 2026')).toBeVisible();
  });

  it('have an empty state', async () => {
    const { screen } = await openInvite([]);
    await expect.element(screen.getByText('Nobody has joined through your link yet')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Invite friends' }))
      .toHaveAttribute('href', '#/pages/share/publicize');
  });
});

it('the app download page has a code for the phone, which can be reloaded', async () => {
  const { screen } = await openPageAlone('/pages/share/download', DownloadPage, (pawlet) => {
    vi.spyOn(pawlet.api.site, 'shareOrigin').mockResolvedValue('https://de.shop.test');
    vi.spyOn(pawlet.api.site, 'qrCodeUrl').mockResolvedValue('data:image/png,nothing');
  });
  await expect.element(screen.getByRole('alert').getByText('The QR code could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
