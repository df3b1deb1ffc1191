import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { useEffect } from 'react';
import { AppState, BackHandler, Linking, Platform, Share } from 'react-native';
import { connectToHost, type HostConnection } from '@pawlet/bridge/guest';
import {
  findShopPath,
  PawletPreload,
  PawletShop,
  PawletWidget,
  PROTOCOL,
  usePawletShop,
  useShopLinks,
  type PawletShopController,
  type PawletShopProps,
} from '@pawlet/react-native';
import App from '../App';
import { openPages } from '../support/webView';

jest.mock('react-native-webview', () => require('../support/webView'));

const origin = 'https://shop.example.com';
const context = { language: 'de', country: 'DEU', appVersion: '2.3.0', token: 'T-1' };

/** A page sets its own title beside the app's. */
const browser = { setTitle: () => {} } as never;
const connections: HostConnection[] = [];
let controller: PawletShopController;

function Screen(props: Partial<PawletShopProps>) {
  const shop = usePawletShop();
  useEffect(() => {
    controller = shop;
  }, [shop]);
  return <PawletShop shop={shop} origin={origin} context={context} onClose={() => {}} {...props} />;
}

/** The page of the last WebView connects, as the shop's page does. */
async function connect(): Promise<HostConnection> {
  const page = openPages().at(-1);
  if (page === undefined) throw new Error('No WebView is shown.');
  const connection = connectToHost({ fallback: browser, window: page.window as never });
  connections.push(connection);
  // The page gives up after three seconds, and connects nevertheless: the first test compiles everything meanwhile.
  await waitFor(() => expect(connection.state.get().status).toBe('connected'), { timeout: 30_000 });
  await waitFor(() => expect(connection.context.get()).toBeDefined());
  return connection;
}

afterEach(async () => {
  connections.splice(0).forEach((connection) => connection.close());
  await cleanup();
  jest.restoreAllMocks();
  Platform.OS = 'ios';
});

test('the app shows a widget, then the shop, and the title of its page', async () => {
  await render(<App />);
  expect(screen.getByTestId('pawlet-webview').props['source']).toEqual({
    uri: `${origin}/widget.html#/product-card?product-id=1`,
  });
  await fireEvent.press(screen.getByText('Shop'));
  expect(screen.getByTestId('pawlet-webview').props['source']).toEqual({ uri: `${origin}/` });
  const page = await connect();
  await act(async () => page.host.setTitle('Warenkorb'));
  expect(await screen.findByText('Warenkorb')).toBeTruthy();
});

test('the page gets the context of app and phone, and is covered in the theme until then', async () => {
  await render(
    <Screen context={{ ...context, theme: 'dark' }} safeArea={{ top: 44, right: 0, bottom: 34, left: 0 }} />,
  );
  expect(screen.getByTestId('pawlet-loading')).toHaveStyle({ backgroundColor: '#111113' });
  expect(screen.getByLabelText('Shop wird geladen')).toBeTruthy();
  const page = await connect();
  expect(page.context.get()).toMatchObject({
    protocol: PROTOCOL,
    platform: 'ios',
    language: 'de',
    token: 'T-1',
    theme: 'dark',
    fontScale: 2,
    safeArea: { top: 44, right: 0, bottom: 34, left: 0 },
  });
  expect(page.isAvailable('close')).toBe(true);
  expect(page.isAvailable('scanCode')).toBe(false);
  expect(page.isAvailable('requestToken')).toBe(false);
  await waitFor(() => expect(screen.queryByTestId('pawlet-loading')).toBeNull());
});

test('changes of the context reach the open page without a reload', async () => {
  await render(<Screen />);
  const page = await connect();
  expect(page.context.get()?.theme).toBe('light');
  await screen.rerender(<Screen context={{ ...context, language: 'ja', theme: 'dark', token: undefined }} />);
  await waitFor(() => expect(page.context.get()).toMatchObject({ language: 'ja', theme: 'dark' }));
  expect(page.context.get()?.token).toBeUndefined();
  await act(async () => controller.update({ token: 'T-2' }));
  await waitFor(() => expect(page.context.get()?.token).toBe('T-2'));
  expect(openPages()).toHaveLength(1);
});

test('handlers of the app become capabilities, and the last ones are called', async () => {
  const first = jest.fn(() => 'A');
  await render(<Screen handlers={{ scanCode: first, share: undefined }} />);
  const page = await connect();
  expect(page.isAvailable('share')).toBe(false);
  expect(await page.host.scanCode()).toBe('A');
  await screen.rerender(<Screen handlers={{ scanCode: () => 'B', share: undefined }} />);
  expect(await page.host.scanCode()).toBe('B');
  expect(first).toHaveBeenCalledTimes(1);
});

test('links, wallets and the share sheet open outside, nothing unsafe does', async () => {
  const opened = jest.spyOn(Linking, 'openURL').mockResolvedValue();
  jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.dismissedAction, activityType: undefined });
  await render(<Screen />);
  const page = await connect();
  expect(await page.host.pay({ orderNumber: '1', payType: 'x', payment: 'https://wallet.test/' })).toBe(
    'done',
  );
  expect(await page.host.pay({ orderNumber: '1', payType: 'x', payment: 'intent:x' })).toBe('failed');
  expect(await page.host.share({ title: 'Fountain', url: `${origin}/` })).toBe('cancelled');
  const { onShouldStartLoadWithRequest: decide } = screen.getByTestId('pawlet-webview').props;
  expect(decide({ url: `${origin}/#/x`, isTopFrame: true })).toBe(true);
  expect(decide({ url: 'https://other.test/', isTopFrame: true })).toBe(false);
  expect(decide({ url: 'javascript:alert(1)', isTopFrame: true })).toBe(false);
  expect(opened.mock.calls).toEqual([['https://wallet.test/'], ['https://other.test/']]);
});

test('a page of another origin gets nothing', async () => {
  const problems = jest.fn();
  await render(<Screen onProblem={problems} />);
  const { onMessage } = screen.getByTestId('pawlet-webview').props;
  await act(async () =>
    onMessage({ nativeEvent: { data: '{}', url: 'https://shop.example.com.evil.test/' } }),
  );
  expect(problems.mock.calls).toMatchObject([[{ code: 'FORBIDDEN' }]]);
});

test.each([
  [{ code: -1009 }, 'error', 'Du bist nicht mit dem Internet verbunden.', { reason: 'offline' }],
  [{ code: -1202 }, 'error', /keine sichere Verbindung/, { reason: 'insecure' }],
  [{ statusCode: 503 }, 'httpError', /nicht erreichbar \(503\)/, { reason: 'unavailable', status: 503 }],
])('a failed load %j shows why, and loads again', async (nativeEvent, event, text, failure) => {
  const failures = jest.fn();
  const closed = jest.fn();
  await render(<Screen onLoadFailure={failures} onClose={closed} />);
  await fireEvent(screen.getByTestId('pawlet-webview'), event, { nativeEvent });
  expect(screen.getByRole('header', { name: 'Der Shop konnte nicht geladen werden' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByTestId('pawlet-webview')).toBeNull();
  expect(failures.mock.calls).toEqual([[failure]]);
  await fireEvent.press(screen.getByRole('button', { name: 'Schließen' }));
  expect(closed).toHaveBeenCalledTimes(1);
  await fireEvent.press(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByTestId('pawlet-retry')).toBeNull();
  await connect();
});

test('a load without an end fails', async () => {
  await render(<Screen timeoutMs={20} />);
  expect(await screen.findByText('Der Shop antwortet nicht rechtzeitig.')).toBeTruthy();
});

test('a page whose process ended is loaded again where it was', async () => {
  await render(<Screen />);
  await connect();
  const webView = screen.getByTestId('pawlet-webview');
  await fireEvent(webView, 'navigationStateChange', { url: `${origin}/#/pages/cart/cart` });
  await fireEvent(webView, 'navigationStateChange', { url: 'https://other.test/' });
  await fireEvent(webView, 'contentProcessDidTerminate');
  expect(openPages().at(-1)?.reloads).toBe(1);
  expect(screen.getByTestId('pawlet-loading')).toBeTruthy();
  await fireEvent(webView, 'renderProcessGone');
  expect(openPages()).toHaveLength(1);
  expect(screen.getByTestId('pawlet-webview').props['source']).toEqual({
    uri: `${origin}/#/pages/cart/cart`,
  });
  await fireEvent(screen.getByTestId('pawlet-webview'), 'renderProcessGone');
  expect(screen.getByText('Die Seite wurde mehrmals unerwartet beendet.')).toBeTruthy();
});

test("Android's back button goes back in the page first, and only in front", async () => {
  Platform.OS = 'android';
  let press: (() => unknown) | undefined;
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, handler) => {
    press = () => Reflect.apply(handler, undefined, [{}]);
    return { remove: () => (press = undefined) };
  });
  const closed = jest.fn();
  await render(<Screen onClose={closed} />);
  const page = await connect();
  expect(page.context.get()?.platform).toBe('android');
  const goBack = jest.fn(() => true);
  const stop = page.onBack(goBack);
  expect(press?.()).toBe(true);
  await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
  expect(closed).not.toHaveBeenCalled();
  stop();
  expect(press?.()).toBe(true);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await screen.rerender(<Screen onClose={closed} isFocused={false} />);
  expect(press).toBeUndefined();
});

test('the controller opens routes and links, and the page learns that the app is in front', async () => {
  let change: ((state: 'active') => void) | undefined;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    change = listener;
    return { remove: () => {} } as never;
  });
  const links: string[] = [];
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`${origin}/#/first`);
  function WithLinks() {
    useShopLinks(origin, (path) => links.push(path));
    return <Screen />;
  }
  await render(<WithLinks />);
  await waitFor(() => expect(links).toEqual(['/#/first']));
  const routes: string[] = [];
  const page = openPages().at(-1);
  const connection = connectToHost({
    fallback: browser,
    window: page?.window as never,
    onNavigate: (route) => {
      routes.push(route);
      return route !== '/nowhere';
    },
  });
  connections.push(connection);
  await waitFor(() => expect(connection.context.get()).toBeDefined());
  expect(await controller.navigate('/pages/cart/cart')).toEqual({ handled: true });
  expect(controller.open('https://evil.test/')).toBe(false);
  expect(controller.open(`${origin}/#/pages/goods/detail?id=1`)).toBe(true);
  await waitFor(() => expect(routes).toEqual(['/pages/cart/cart', '/pages/goods/detail?id=1']));
  await act(async () => change?.('active'));
  await act(async () => void controller.open(`${origin}/de/products/7`));
  await waitFor(() =>
    expect(screen.getByTestId('pawlet-webview').props['source']).toEqual({ uri: `${origin}/de/products/7` }),
  );
});

test('events have the type of their name', async () => {
  const counts: number[] = [];
  await render(
    <Screen
      onEvent={({ name, detail }) => {
        if (name === 'pawlet:cart-changed') counts.push(detail.count);
      }}
    />,
  );
  const page = await connect();
  await act(async () => page.emit('pawlet:cart-changed', { count: 2 }));
  await waitFor(() => expect(counts).toEqual([2]));
});

test('a hidden shop is connected, and neither visible nor read', async () => {
  await render(<Screen isHidden />);
  await connect();
  expect(screen.queryByTestId('pawlet-webview')).toBeNull();
  const hidden = screen.getByTestId('pawlet-webview', { includeHiddenElements: true });
  expect(hidden).toBeTruthy();
  await screen.rerender(<Screen />);
  expect(screen.getByTestId('pawlet-webview')).toBeTruthy();
  expect(openPages()).toHaveLength(1);
});

test('a preloaded page is removed after its load', async () => {
  jest.useFakeTimers();
  try {
    await render(<PawletPreload origin={origin} />);
    const hidden = screen.getByTestId('pawlet-preload', { includeHiddenElements: true });
    expect(hidden.props['onMessage']).toBeUndefined();
    await fireEvent(hidden, 'loadEnd');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByTestId('pawlet-preload', { includeHiddenElements: true })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('mistakes of the integrator are errors', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<Screen origin="https://*" />)).rejects.toThrow(/not an exact origin/);
  expect(findShopPath(`${origin}/`, origin)).toBe('/');
  // @ts-expect-error an option of another widget
  const wrong = <PawletWidget name="cart" options={{ tab: 'all' }} origin={origin} context={context} />;
  expect(wrong).toBeTruthy();
});
