import { createPawlet } from '@pawlet/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { PageFrontContext, PawletProvider } from '../../runtime/index.ts';
import { Field } from '../field/Field.tsx';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { restoreSame, useDraft } from './drafts.ts';
import { useForm } from './useForm.ts';
import type { FormOptions } from './useForm.ts';

interface Values {
  readonly name: string;
  readonly code: string;
}

type Submit = FormOptions<Values, 'name' | 'code'>['submit'];

interface Sample {
  readonly submit?: Submit;
  readonly keeps?: 'tab' | 'device' | undefined;
  readonly since?: string | undefined;
  readonly initial?: Values;
  readonly options?: Pick<
    FormOptions<Values, 'name' | 'code'>,
    'checksEmpty' | 'hasToasts' | 'guardsLeaving'
  >;
}

function SampleForm({ submit = vi.fn(), keeps, since, initial = { name: '', code: '' }, options }: Sample) {
  const slot = useDraft<Values>({
    kind: 'sample-drafts',
    form: '1',
    lasts: keeps ?? 'tab',
    since,
    restore: restoreSame,
  });
  const form = useForm({
    initial,
    check: ({ name, code }: Values) => ({
      name: name === '' ? 'Enter a name' : undefined,
      code: /^\d+$/u.test(code) ? undefined : 'Enter the digits',
    }),
    submit,
    draft: keeps === undefined ? undefined : slot,
    ...options,
  });
  return (
    <form {...form.props}>
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('code')} label="Code" />
      <button type="button" onClick={() => form.check(['name'])}>
        Check the name
      </button>
      <button type="button" onClick={form.startOver}>
        Start over
      </button>
      <button type="submit" aria-busy={form.isBusy}>
        Send
      </button>
      <button type="button" onClick={() => setTimeout(() => form.change({ name: 'Later' }))}>
        Rename
      </button>
      <data value={form.values.name} />
      <output>{form.isRestored ? 'restored' : 'new'}</output>
    </form>
  );
}

const user = { id: 7, username: 'mo', nickname: 'Mo', avatar: '', mobile: '', email: '' };

function Page(sample: Sample) {
  const [isLeft, setIsLeft] = useState(false);
  return isLeft ? (
    <p>Left</p>
  ) : (
    <>
      <SampleForm {...sample} />
      <button type="button" onClick={() => setIsLeft(true)}>
        Leave
      </button>
    </>
  );
}

/** The sample form on a page that can be left, and that another page may cover. */
async function show(sample: Sample = {}, { isCovered = false } = {}) {
  const pawlet = createPawlet();
  const front = { isInFront: () => !isCovered, isCovered: () => isCovered, onReturn: () => () => undefined };
  const screen = await render(
    <PawletProvider pawlet={pawlet}>
      <PageFrontContext.Provider value={front}>
        <Page {...sample} />
      </PageFrontContext.Provider>
      <OverlayOutlet />
    </PawletProvider>,
  );
  const at = (label: string) => screen.getByRole('textbox', { name: label });
  return {
    pawlet,
    screen,
    at,
    leave: () => screen.getByRole('button', { name: 'Leave' }).click(),
    send: () => screen.getByRole('button', { name: 'Send' }).click(),
    toast: (words: string) => screen.getByRole('status').filter({ hasText: words }),
  };
}

/** A submission resolved by the test. */
function hold() {
  const calls: { readonly values: Values; readonly submission: Parameters<Submit>[1] }[] = [];
  let answer: () => void = () => undefined;
  const submit: Submit = (values, submission) => {
    calls.push({ values, submission });
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  return { calls, submit, answer: () => answer() };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('problems', () => {
  it('marks every invalid field, focuses the first one and shows it in a toast', async () => {
    const submit = vi.fn();
    const { at, send, screen } = await show({ submit });
    await send();
    await expect.element(at('Name')).toHaveAccessibleDescription('Enter a name');
    await expect.element(at('Code')).toHaveAccessibleDescription('Enter the digits');
    await expect.element(at('Name')).toHaveFocus();
    await expect.element(screen.getByText('Enter a name').nth(1)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows no toast where the form disables them', async () => {
    const { at, send, screen } = await show({ options: { hasToasts: false } });
    await send();
    await expect.element(at('Name')).toHaveFocus();
    expect(screen.getByText('Enter a name').elements()).toHaveLength(1);
  });

  it('focuses the first invalid field, which need not be the first field', async () => {
    const { at, send } = await show();
    await at('Name').fill('Mo');
    await send();
    await expect.element(at('Code')).toHaveFocus();
    await expect.element(at('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('validates only the named fields', async () => {
    const { at, screen } = await show();
    await screen.getByRole('button', { name: 'Check the name' }).click();
    await expect.element(at('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
  });

  it('hides the problem of a field while it is edited, until blur', async () => {
    const { at } = await show();
    await at('Code').fill('abc');
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(at('Code')).toHaveAccessibleDescription('Enter the digits');
    await at('Code').fill('ab');
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    [false, false],
    [true, true],
  ])('with `checksEmpty` %s marks a field that is left empty: %s', async (checksEmpty, isMarked) => {
    const { at } = await show({ options: { checksEmpty } });
    await at('Name').click();
    await at('Code').click();
    await expect.poll(() => at('Name').element().getAttribute('aria-invalid')).toBe(isMarked ? 'true' : null);
  });

  it('leaves a field unmarked while the submit button takes the focus from it', async () => {
    const { at, screen } = await show({ options: { checksEmpty: true } });
    await at('Code').click();
    screen.getByRole('button', { name: 'Send' }).element().focus();
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
  });
});

describe('submission', () => {
  const right: Values = { name: 'Mo', code: '12' };

  it('sends the values once, however often it is submitted', async () => {
    const { calls, submit, answer } = hold();
    const { screen, send } = await show({ submit, initial: right });
    const button = screen.getByRole('button', { name: 'Send' });
    await send();
    await send();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(calls.map(({ values }) => values)).toEqual([right]);
    answer();
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    await send();
    expect(calls).toHaveLength(2);
  });

  it('shows a server error at its field, until it is edited', async () => {
    const submit: Submit = (_, { refuse }) => refuse({ code: 'The code is wrong' });
    const { at, send } = await show({ submit, initial: right });
    await send();
    await expect.element(at('Code')).toHaveAccessibleDescription('The code is wrong');
    await expect.element(at('Code')).toHaveFocus();
    await userEvent.tab();
    await expect.element(at('Code')).toHaveAccessibleDescription('The code is wrong');
    await at('Code').fill('123');
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
  });

  it('shows the message of a refusal that names no field', async () => {
    const submit: Submit = (_, { refuse }) => refuse({}, 'Not today');
    const { at, send, screen } = await show({ submit, initial: right });
    await send();
    await expect.element(screen.getByText('Not today')).toBeVisible();
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
  });

  it('ignores the refusal of a field that was edited meanwhile', async () => {
    const { calls, submit, answer } = hold();
    const { at, send, screen } = await show({ submit, initial: right });
    await send();
    await at('Code').fill('34');
    await at('Name').click();
    calls[0]?.submission.refuse({ code: 'The code is wrong' });
    answer();
    await expect.element(screen.getByText('The code is wrong')).toBeVisible();
    await expect.element(at('Code')).not.toHaveAttribute('aria-invalid');
    await expect.element(at('Name')).toHaveFocus();
  });

  it('ignores a refusal that arrives after the form was left', async () => {
    const { calls, submit, answer } = hold();
    const { leave, send, screen } = await show({ submit, initial: right });
    await send();
    await leave();
    await expect.element(screen.getByText('Left')).toBeVisible();
    calls[0]?.submission.refuse({ code: 'The code is wrong' }, 'The code is wrong');
    answer();
    await Promise.resolve();
    expect(screen.getByText('The code is wrong').elements()).toHaveLength(0);
  });

  it('moves no focus and shows no toast while another page covers the form', async () => {
    const { calls, submit, answer } = hold();
    const { at, send, screen } = await show({ submit, initial: right }, { isCovered: true });
    await send();
    calls[0]?.submission.refuse({ code: 'The code is wrong' });
    answer();
    await expect.element(at('Code')).toHaveAccessibleDescription('The code is wrong');
    await expect.element(at('Code')).not.toHaveFocus();
    expect(screen.getByText('The code is wrong').elements()).toHaveLength(1);
  });
});

describe('drafts', () => {
  const key = 'pawlet:sample-drafts:';

  it.each([
    ['tab', () => sessionStorage],
    ['device', () => localStorage],
  ] as const)('stores values for the %s and restores them', async (keeps, storage) => {
    const first = await show({ keeps });
    await first.at('Name').fill('Mo');
    await expect.poll(() => storage().getItem(key)).toBe('[["1",{"name":"Mo","code":""}]]');
    await first.screen.unmount();
    const second = await show({ keeps });
    await expect.element(second.at('Name')).toHaveValue('Mo');
    await expect.element(second.screen.getByText('restored')).toBeVisible();
    await second.screen.getByRole('button', { name: 'Start over' }).click();
    await expect.element(second.at('Name')).toHaveValue('');
    await expect.element(second.screen.getByText('new')).toBeVisible();
    await expect.poll(() => storage().getItem(key)).toBeNull();
  });

  it('stores a change before anybody sees it: the page may be closed at once', async () => {
    const { screen } = await show({ keeps: 'tab' });
    const seen = new Promise<string | null>((resolve) => {
      new MutationObserver(() => resolve(sessionStorage.getItem(key))).observe(
        screen.container.querySelector('data') as Element,
        { attributes: true },
      );
    });
    await screen.getByRole('button', { name: 'Rename' }).click();
    expect(await seen).toContain('Later');
  });

  it('removes the draft after submission, and stores later changes', async () => {
    const submit: Submit = (_, { forget }) => forget();
    const { at, send } = await show({ keeps: 'tab', submit });
    await at('Name').fill('Mo');
    await at('Code').fill('12');
    await expect.poll(() => sessionStorage.getItem(key)).toContain('12');
    await send();
    await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
    await at('Code').fill('13');
    await expect.poll(() => sessionStorage.getItem(key)).toContain('13');
  });

  it.each([
    ['is not ours', 'null'],
    ['is broken', '{'],
    ['belongs to another version', '[["1",{"name":"Mo","code":""},"older"]]'],
    ['belongs to another form', '[["2",{"name":"Mo","code":""}]]'],
  ])('starts with the initial values where the stored draft %s', async (_, kept) => {
    sessionStorage.setItem(key, kept);
    const { at } = await show({ keeps: 'tab', since: 'now' });
    await expect.element(at('Name')).toHaveValue('');
  });

  it('restores only values of the same kind', async () => {
    sessionStorage.setItem(key, '[["1",{"name":7,"code":"12","more":true}]]');
    const { at } = await show({ keeps: 'tab' });
    await expect.element(at('Name')).toHaveValue('');
    await expect.element(at('Code')).toHaveValue('12');
  });

  it('keeps the latest ten forms of a kind', async () => {
    const kept = Array.from({ length: 10 }, (_, index) => [`older ${index}`, {}]);
    localStorage.setItem(key, JSON.stringify(kept));
    const { at } = await show({ keeps: 'device' });
    await at('Name').fill('Mo');
    await expect
      .poll(() => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown)
      .toEqual([...kept.slice(1), ['1', { name: 'Mo', code: '' }]]);
  });

  it('passes the draft of a visitor on to the shopper who logs in', async () => {
    const { at, pawlet } = await show({ keeps: 'device' });
    await at('Name').fill('Mo');
    pawlet.session.signIn({ token: 'token', user });
    await expect.poll(() => localStorage.getItem(`${key}7`)).toContain('Mo');
    expect(localStorage.getItem(key)).toBeNull();
    await expect.element(at('Name')).toHaveValue('Mo');
  });

  it("replaces the values with another shopper's draft", async () => {
    localStorage.setItem(`${key}8`, '[["1",{"name":"Li","code":""}]]');
    const { at, pawlet } = await show({ keeps: 'device' });
    pawlet.session.signIn({ token: 'token', user });
    await at('Name').fill('Mo');
    await expect.poll(() => localStorage.getItem(`${key}7`)).toContain('Mo');
    pawlet.session.signIn({ token: 'other', user: { ...user, id: 8 } });
    await expect.element(at('Name')).toHaveValue('Li');
    expect(localStorage.getItem(`${key}7`)).toContain('Mo');
    expect(localStorage.getItem(`${key}8`)).toContain('Li');
  });
});

describe('leave guard', () => {
  const isAsked = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['asks about values that no draft keeps', { guardsLeaving: true }, undefined, true],
    ['asks nothing where a draft keeps them', { guardsLeaving: true }, 'tab' as const, false],
    ['asks nothing where the form has no guard', {}, undefined, false],
  ])('%s', async (_, options, keeps, isGuarded) => {
    const { at } = await show({ options, keeps });
    expect(isAsked()).toBe(false);
    await at('Name').fill('Mo');
    expect(isAsked()).toBe(isGuarded);
    await at('Name').fill('');
    expect(isAsked()).toBe(false);
  });

  it('does not ask after submission', async () => {
    const submit: Submit = (_, { forget }) => forget();
    const { at, send } = await show({ submit, options: { guardsLeaving: true } });
    await at('Name').fill('Mo');
    await at('Code').fill('12');
    await send();
    await expect.poll(isAsked).toBe(false);
  });
});
