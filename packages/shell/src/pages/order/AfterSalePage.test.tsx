import '@pawlet/widgets/ui';
import type { AfterSale, AfterSaleApi, ChangeResult, MessageResult, OrderLine } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { AfterSalePage } from './AfterSalePage.tsx';

const path = '/pages/order/aftersale';
const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });

const line = {
  id: 7 as OrderLine['id'],
  title: 'Aura',
  imageUrl: '',
  attributes: [{ name: 'Colour', value: 'White' }],
  quantity: 2,
  price: cny(10_000),
  isGift: false,
} as Partial<OrderLine> as OrderLine;

const waiting: AfterSale = {
  id: 1,
  lineId: 7 as AfterSale['lineId'],
  orderNumber: 'A1' as AfterSale['orderNumber'],
  refundNumber: 'R1',
  line,
  type: 'refund',
  typeText: 'Refund only',
  state: 'waiting',
  stateText: '',
  quantity: 1,
  refund: cny(10_500),
  withheld: cny(0),
  freight: cny(500),
  points: 50,
  refundState: undefined,
  reason: 'Changed my mind',
  remark: 'Einer reicht.',
  note: '',
  imageUrls: ['/media/a.webp'],
  videoUrls: [],
  returnMethod: 'default',
  returnAddress: undefined,
  trackingNumber: '',
  carrier: '',
  phone: '',
  deadline: undefined,
  createdAt: Date.parse('2026-11-20T10:00:00Z'),
  log: [
    { at: Date.parse('2026-11-20T10:00:00Z'), actor: 'shopper', text: 'You applied' },
    { at: Date.parse('2026-11-20T11:00:00Z'), actor: 'shop', text: 'The shop is looking at it' },
  ],
  canRevoke: true,
  canReapply: false,
  messages: [],
  unread: 0,
  canMessage: false,
  picturesUntil: undefined,
  replacement: undefined,
};

const returning: AfterSale = {
  ...waiting,
  type: 'return',
  typeText: 'Return and refund',
  state: 'returning',
  returnAddress: { name: 'Pawlet', mobile: '400', address: '1 Science Park' },
  deadline: Date.parse('2026-11-27T10:00:00Z'),
};

/** Long enough for a second tap. */
function answerLate(result: ChangeResult): Promise<ChangeResult> {
  return new Promise((resolve) => setTimeout(() => resolve(result), 200));
}

async function open(
  given: AfterSale,
  prepare: (find: Finding) => void = () => undefined,
  prepareApi: (api: AfterSaleApi) => void = () => undefined,
) {
  const find = vi.fn<AfterSaleApi['find']>().mockResolvedValue({ status: 'ok', afterSale: given });
  prepare(find);
  const revoke = vi.fn<AfterSaleApi['revoke']>(() => answerLate({ status: 'ok' }));
  const sendBack = vi.fn<AfterSaleApi['sendBack']>(() => answerLate({ status: 'ok' }));
  const told: string[] = [];
  const page = await openPageAlone(`${path}?id=7`, AfterSalePage, (pawlet) => {
    serveConfig(pawlet, { phone: '400-800-1234', carriers: [{ code: 'SF', name: 'SF Express' }] });
    vi.spyOn(pawlet.api.afterSales, 'find').mockImplementation(find);
    vi.spyOn(pawlet.api.afterSales, 'revoke').mockImplementation(revoke);
    vi.spyOn(pawlet.api.afterSales, 'sendBack').mockImplementation(sendBack);
    prepareApi(pawlet.api.afterSales);
    pawlet.events.on('pawlet:order-changed', ({ orderNumber, change }) =>
      told.push(`${orderNumber} ${change}`),
    );
  });
  return { ...page, find, revoke, sendBack, told };
}

type Finding = ReturnType<typeof vi.fn<AfterSaleApi['find']>>;

afterEach(closePages);

describe('an after-sales request', () => {
  it('shows its state, the refund, and what was requested', async () => {
    const { screen } = await open(waiting);
    await expect.element(screen.getByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect.element(screen.getByText('Waiting for approval', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('term').getByText('Requested', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('¥105.00')).toBeVisible();
    await expect.element(screen.getByText('including shipping')).toBeVisible();
    await expect.element(screen.getByText('Points returned')).toBeVisible();
    await expect.element(screen.getByText('Einer reicht.')).toHaveAttribute('lang', '');
    await expect
      .element(screen.getByRole('link', { name: /^Aura/ }))
      .toHaveAttribute('href', '#/pages/order/detail?order_sn=A1');
    const steps = screen.getByRole('list', { name: 'Progress' });
    await expect.element(steps.getByText('Review', { exact: true })).toBeVisible();
    expect(steps.getByText('Returned').elements()).toHaveLength(0);
    // Newest first.
    const history = screen.getByRole('listitem').filter({ hasText: /applied|looking/ });
    await expect
      .poll(() => history.first().element().textContent)
      .toBe('The shop is looking at itNov 20, 2026, 19:00');
    await screen.getByRole('button', { name: 'Picture 1' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pictures or video' })).toBeVisible();
  });

  it.each([
    [{ state: 'granted', refundState: 'generated' }, 'Refunded', 'Refund created'],
    [{ state: 'granted', refundState: 'pending' }, 'Refunded', 'Refund in progress'],
    [{ state: 'granted', refundState: 'success' }, 'Refunded', 'Refund successful'],
    [{ type: 'return', state: 'waiting' }, 'Under review', 'Waiting for approval. Please send nothing yet.'],
    [{ type: 'return', state: 'sent' }, 'Return in progress', 'The shop is waiting for your package'],
    [{ type: 'return', state: 'granted' }, 'Returned and refunded', 'Refund created'],
    [{ state: 'rejected', note: 'Too late' }, 'Rejected', 'Too late'],
    [{ state: 'revoked' }, 'Withdrawn', 'You can send a new request'],
  ] as const)('%o is called "%s"', async (given, title, sentence) => {
    const { screen } = await open({ ...waiting, ...given });
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(sentence).first()).toBeVisible();
  });

  it('is withdrawn once after a confirmation, and the other pages are updated', async () => {
    const { screen, revoke, find, told } = await open(waiting);
    await screen.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Withdraw this request?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(revoke).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Withdraw' }).click();
    find.mockResolvedValue({
      status: 'ok',
      afterSale: { ...waiting, state: 'revoked', canRevoke: false, canReapply: true },
    });
    await dialog.getByRole('button', { name: 'Withdraw' }).dblClick();
    await expect.element(screen.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
    expect(revoke).toHaveBeenCalledOnce();
    expect(told).toEqual(['A1 after-sale']);
    await expect.element(screen.getByRole('button', { name: 'Request again' })).toBeVisible();
    await expect
      .element(screen.getByRole('term').getByText('Requested', { exact: true }))
      .not.toBeInTheDocument();
  });

  it('shows how the products are returned, and the parcel that was entered at once', async () => {
    const { screen } = await open({
      ...waiting,
      type: 'return',
      returnMethod: 'self',
      trackingNumber: 'SF777',
    });
    await expect.element(screen.getByText('I return it myself')).toBeVisible();
    await expect.element(screen.getByText('SF777', { exact: true })).toBeVisible();
    expect(screen.getByText('Carrier', { exact: true }).elements()).toHaveLength(0);
  });

  it('shows the contact options', async () => {
    const { screen, storefront } = await open(waiting);
    await screen.getByRole('button', { name: /Contact us/u }).click();
    await expect.poll(() => storefront.contact.getState()).toBe(true);
  });

  it('links to the form where another request is possible', async () => {
    const { screen, storefront } = await open({
      ...waiting,
      state: 'rejected',
      canRevoke: false,
      canReapply: true,
    });
    await screen.getByRole('button', { name: 'Request again' }).click();
    await expect
      .poll(() => storefront.navigation.getState().current.address)
      .toMatchObject({ path: '/pages/order/apply', search: 'id=7' });
  });

  it('is refetched where it can no longer be withdrawn', async () => {
    const { screen, revoke, find, told } = await open(waiting);
    revoke.mockResolvedValue({ status: 'wrong-state', message: 'The refund is on its way' });
    find.mockResolvedValue({
      status: 'ok',
      afterSale: { ...waiting, state: 'granted', refundState: 'pending', canRevoke: false },
    });
    await screen.getByRole('button', { name: 'Withdraw' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(screen.getByText('The refund is on its way')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Refunded' })).toBeVisible();
    expect(told).toEqual([]);
  });
});

describe('a return', () => {
  it('has an address, a deadline, and a form for its parcel', async () => {
    const { screen, sendBack, find } = await open(returning);
    await expect.element(screen.getByRole('heading', { name: 'Return in progress' })).toBeVisible();
    await expect.element(screen.getByText(/^Until Nov 27, 2026/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Copy return address' })).toBeVisible();

    await screen.getByRole('button', { name: 'Save' }).click();
    const carrier = screen.getByRole('button', { name: /^Carrier/ });
    await expect.element(carrier).toHaveFocus();
    await expect.element(carrier).toHaveAccessibleDescription('Please choose the carrier');
    const number = screen.getByRole('textbox', { name: 'Tracking number' });
    await expect.element(number).toHaveAccessibleDescription('Please enter the tracking number');
    expect(sendBack).not.toHaveBeenCalled();

    await carrier.click();
    await screen.getByRole('radio', { name: 'SF Express' }).click();
    await number.fill(' SF123 ');
    await screen.getByRole('textbox', { name: 'Contact phone' }).fill('13800138000');
    find.mockResolvedValue({
      status: 'ok',
      afterSale: { ...returning, state: 'sent', carrier: 'SF Express', trackingNumber: 'SF123' },
    });
    await screen.getByRole('button', { name: 'Save' }).dblClick();
    await expect.element(screen.getByText('Tracking details saved')).toBeVisible();
    expect(sendBack).toHaveBeenCalledExactlyOnceWith({
      lineId: 7,
      carrier: 'SF',
      trackingNumber: 'SF123',
      phone: '13800138000',
    });
    await expect.element(screen.getByText('SF123', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' }).elements()).toHaveLength(0);
  });

  it('keeps the input when the shop rejects it, or does not respond', async () => {
    const { screen, sendBack } = await open(returning);
    await screen.getByRole('button', { name: /^Carrier/ }).click();
    await screen.getByRole('radio', { name: 'SF Express' }).click();
    const number = screen.getByRole('textbox', { name: 'Tracking number' });
    await number.fill('SF123');
    const phone = screen.getByRole('textbox', { name: 'Contact phone' });
    await phone.fill('13800138000');
    sendBack
      .mockResolvedValueOnce({
        status: 'refused',
        reason: 'VALIDATION',
        message: 'No',
        fields: { mobile: 'format' },
      })
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveAccessibleDescription('Please enter a contact phone number');
    const save = screen.getByRole('button', { name: 'Save' });
    await save.click();
    await expect.poll(() => sendBack.mock.calls.length).toBe(2);
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(number).toHaveValue('SF123');
    await save.click();
    await expect.element(screen.getByText('Tracking details saved')).toBeVisible();
  });
});

describe('the page of an after-sales request', () => {
  it('can be reloaded when there is no response', async () => {
    const { screen } = await open(waiting, (find) =>
      find.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.')),
    );
    await screen.getByRole('button', { name: /try again/i }).click();
    await expect.element(screen.getByRole('heading', { name: 'Under review' })).toBeVisible();
  });

  it('follows changes of the order on other pages', async () => {
    const { screen, find, pawlet } = await open(waiting);
    await expect.element(screen.getByRole('heading', { name: 'Under review' })).toBeVisible();
    find.mockResolvedValue({
      status: 'ok',
      afterSale: { ...waiting, state: 'granted', refundState: 'success' },
    });
    pawlet.events.emit('pawlet:order-changed', { orderNumber: 'B2', change: 'after-sale' });
    pawlet.events.emit('pawlet:order-changed', { orderNumber: 'A1', change: 'after-sale' });
    await expect.element(screen.getByRole('heading', { name: 'Refunded' })).toBeVisible();
  });

  it('finds nothing without a line, or without a request', async () => {
    const missing = await open(waiting, (find) => find.mockResolvedValue({ status: 'not-found' }));
    await expect.element(missing.screen.getByText('This request was not found')).toBeVisible();
    await closePages();
    const { screen } = await openPageAlone(`${path}?id=x`, AfterSalePage, () => undefined);
    await expect.element(screen.getByText('This request was not found')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'My orders' }))
      .toHaveAttribute('href', '#/pages/order/list?status=5');
  });
});

describe('messages about a request', () => {
  const asked: AfterSale = {
    ...waiting,
    canMessage: true,
    picturesUntil: Date.parse('2026-11-27T10:00:00Z'),
    unread: 1,
    messages: [
      {
        id: 5,
        at: Date.parse('2026-11-20T12:00:00Z'),
        author: 'shop',
        text: 'Show me the <b>plug</b>',
        imageUrls: ['/media/b.webp'],
      },
    ],
  };

  async function openAsked(given: AfterSale, result: MessageResult) {
    const sendMessage = vi.fn<AfterSaleApi['sendMessage']>().mockResolvedValue(result);
    const markSeen = vi.fn<AfterSaleApi['markSeen']>().mockResolvedValue({ status: 'ok' });
    const page = await open(
      given,
      () => undefined,
      (api) => {
        vi.spyOn(api, 'sendMessage').mockImplementation(sendMessage);
        vi.spyOn(api, 'markSeen').mockImplementation(markSeen);
      },
    );
    return { ...page, sendMessage, markSeen };
  }

  it('are shown as plain text, marked as read, and answered once', async () => {
    const { screen, sendMessage, markSeen, find } = await openAsked(asked, { status: 'ok' });
    await expect.element(screen.getByText('Show me the <b>plug</b>')).toHaveAttribute('lang', '');
    await expect.element(screen.getByText('New', { exact: true })).toBeVisible();
    await expect.poll(() => markSeen.mock.calls.map(([line, id]) => [line, id])).toEqual([[7, 5]]);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Please write a message or add a picture').first()).toBeVisible();
    await screen.getByRole('textbox', { name: 'Message to the shop' }).fill(' Which one? ');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => sendMessage.mock.calls.map(([message]) => message))
      .toEqual([{ lineId: 7, text: 'Which one?', images: [] }]);
    await expect.element(screen.getByText('Message sent')).toBeVisible();
    await expect.poll(() => find.mock.calls.length).toBe(2);
  });

  it('stay in the form where the shop takes no more', async () => {
    const { screen } = await openAsked(asked, { status: 'too-many', message: 'Too many, please wait' });
    const field = screen.getByRole('textbox', { name: 'Message to the shop' });
    await field.fill('Hello?');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Too many, please wait')).toBeVisible();
    await expect.element(field).toHaveValue('Hello?');
  });

  it('cannot be sent once the conversation is closed', async () => {
    const { screen } = await openAsked({ ...asked, canMessage: false }, { status: 'ok' });
    await expect.element(screen.getByText('Show me the <b>plug</b>')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('are above the package of a replacement, which has no refund', async () => {
    const { screen } = await openAsked(
      {
        ...asked,
        type: 'return',
        state: 'granted',
        picturesUntil: undefined,
        stateText: 'Exchanged: on its way',
        note: 'Exchanged: on its way',
        replacement: {
          attributes: [{ name: 'Colour', value: 'Blush' }],
          quantity: 1,
          carrier: 'SF Express',
          trackingNumber: 'SF77',
          sentAt: Date.parse('2026-11-20T13:00:00Z'),
        },
      },
      { status: 'ok' },
    );
    await expect.element(screen.getByRole('heading', { name: 'Exchanged' })).toBeVisible();
    await expect.element(screen.getByText('1 × Blush')).toBeVisible();
    await expect.element(screen.getByText('SF77')).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Refund', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByText('Exchanged: on its way')).not.toBeInTheDocument();
  });
});
