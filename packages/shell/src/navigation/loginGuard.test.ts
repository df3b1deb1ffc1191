import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeWindow } from '../../test/fakeWindow.ts';
import { testRoutes } from '../../test/routes.ts';
import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import { resolveAddress } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import { createLoginGuard, type LoginGuard } from './loginGuard.ts';

const detail = '/pages/goods/detail?id=1';
const checkout = '/pages/goods/order?id=5';
const login = '/pages/login/mobilelogin';
const terms = '/pages/page/page?diyname=terms';

let signedIn: boolean;
let lastUrl: string;
let guard: LoginGuard;

beforeEach(() => {
  signedIn = false;
  lastUrl = paths.home;
  const { sessionStorage } = createFakeWindow(`#${paths.home}`);
  guard = createLoginGuard(
    testRoutes,
    { isSignedIn: () => signedIn, lastUrl: () => lastUrl, setLastUrl: (route) => void (lastUrl = route) },
    sessionStorage,
  );
});

/** Where a navigation to a route ends. */
const admit = (route: string): string =>
  formatAddress(guard.admit(resolveAddress(testRoutes, parseAddress(route))).address);
const note = (route: string, before?: string): void =>
  guard.note(parseAddress(route), before === undefined ? undefined : parseAddress(before));
const takeReturn = (): string => formatAddress(guard.takeReturn());

describe('the log-in guard', () => {
  it('allows everybody on public pages, and a visitor on the log-in', () => {
    expect([admit(detail), admit(login)]).toEqual([detail, login]);
    expect(takeReturn()).toBe(paths.home);
  });

  it('leads a visitor from a protected page to the log-in, and back with its parameters, once', () => {
    expect(admit(checkout)).toBe(login);
    expect(takeReturn()).toBe(checkout);
    expect(takeReturn()).toBe(paths.home);
  });

  it('leads a shopper from the log-in to the interrupted page, else to the last one', () => {
    admit(checkout);
    note(login);
    note(detail);
    admit(checkout);
    signedIn = true;
    expect([admit(login), admit(login)]).toEqual([checkout, detail]);
    expect(admit(checkout)).toBe(checkout);
  });

  it('drops the interrupted page when the visitor goes elsewhere', () => {
    admit(checkout);
    note(detail);
    expect(takeReturn()).toBe(detail);
  });

  it('does not count the terms that are read at the log-in as another page', () => {
    admit(checkout);
    note(login, paths.home);
    note(terms, login);
    expect([lastUrl, takeReturn()]).toEqual([paths.home, checkout]);
    note(terms, detail);
    expect(takeReturn()).toBe(terms);
  });
});
