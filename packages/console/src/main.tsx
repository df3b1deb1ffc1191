import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConsoleApp } from './ConsoleApp.tsx';

// The policy of the page allows only styles with the nonce that the server wrote into it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const styles = createCache({ key: 'pawlet', ...(nonce === '' ? {} : { nonce }) });
const router = createBrowserRouter([{ path: '*', element: <ConsoleApp /> }], { basename: '/console' });
const root = document.querySelector('#root');
if (root === null) throw new Error('Pawlet: the page of the console has no #root.');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
