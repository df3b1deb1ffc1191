import { QueryClient } from '@tanstack/react-query';
import { isOperatorProblem } from '@pawlet/operator/client';
import { useEffect, useState } from 'react';
import { Admin, CustomRoutes, HttpError, type I18nProvider, Resource } from 'react-admin';
import { Route } from 'react-router';
import { InvitationPage } from './account/InvitationPage.tsx';
import { LogInPage } from './account/LogInPage.tsx';
import { createAuthProvider } from './api/authProvider.ts';
import { createDataProvider } from './api/dataProvider.ts';
import { page } from './area.ts';
import { areas } from './areas.tsx';
import { consoleStore } from './consoleStore.ts';
import { AccessDeniedPage } from './layout/AccessDeniedPage.tsx';
import { AreaPage } from './layout/AreaPage.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { useKeptFocus } from './layout/useKeptFocus.ts';
import { AreasContext } from './parts/AreasContext.ts';
import { createI18n } from './texts/i18nProvider.ts';
import { darkTheme, lightTheme } from './theme.ts';

const AccountPage = page(() => import('./account/AccountPage.tsx'), 'AccountPage');

const authProvider = createAuthProvider(new Map(areas.map(({ name, scope }) => [name, scope])));
const dataProvider = createDataProvider(
  new Map(areas.flatMap(({ name, source }) => (source === undefined ? [] : [[name, source]]))),
);
/** What the shop has refused is not asked again; a lost connection is, once. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 1 && !isOperatorProblem(error) && !(error instanceof HttpError),
    },
  },
});

/** The console: its areas, its log-in and its texts. */
export function ConsoleApp() {
  useKeptFocus();
  const [i18n, setI18n] = useState<I18nProvider>();
  useEffect(() => {
    void createI18n().then((created) => setI18n(created));
  }, []);
  if (i18n === undefined) return null;
  return (
    <AreasContext value={areas}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18n}
        queryClient={queryClient}
        store={consoleStore}
        layout={ConsoleLayout}
        loginPage={LogInPage}
        accessDenied={AccessDeniedPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        title=""
        requireAuth
        disableTelemetry
      >
        {areas.map(({ name, scope, icon, page, record, create }) => (
          <Resource
            key={name}
            name={name}
            icon={icon}
            list={<AreaPage scope={scope} page={page} />}
            {...(record === undefined ? {} : { show: <AreaPage scope={scope} page={record} /> })}
            {...(create === undefined ? {} : { create: <AreaPage {...create} /> })}
          />
        ))}
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/invitation" element={<InvitationPage />} />
        </CustomRoutes>
      </Admin>
    </AreasContext>
  );
}
