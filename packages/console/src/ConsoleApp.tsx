import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy, useEffect, useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { Route } from 'react-router';
import { AccountPage } from './account/AccountPage.tsx';
import { InvitationPage } from './account/InvitationPage.tsx';
import { LogInPage } from './account/LogInPage.tsx';
import { authProvider } from './api/authProvider.ts';
import { dataProvider } from './api/dataProvider.ts';
import { AccessDeniedPage } from './layout/AccessDeniedPage.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { createI18n } from './texts/i18nProvider.ts';
import { darkTheme, lightTheme } from './theme.ts';

// One chunk for each area.
const loadOrders = () => import('./orders/index.ts');
const loadPeople = () => import('./people/index.ts');
const OrderList = lazy(async () => ({ default: (await loadOrders()).OrderList }));
const OrderPage = lazy(async () => ({ default: (await loadOrders()).OrderPage }));
const BulkShippingPage = lazy(async () => ({ default: (await loadOrders()).BulkShippingPage }));
const ApprovalList = lazy(async () => ({ default: (await loadOrders()).ApprovalList }));
const PeopleList = lazy(async () => ({ default: (await loadPeople()).PeopleList }));
const KeyList = lazy(async () => ({ default: (await loadPeople()).KeyList }));
const AuditList = lazy(async () => ({ default: (await loadPeople()).AuditList }));

/** The console: its areas, its log-in and its texts. */
export function ConsoleApp() {
  const [i18n, setI18n] = useState<I18nProvider>();
  useEffect(() => {
    void createI18n().then((created) => setI18n(created));
  }, []);
  if (i18n === undefined) return null;
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      layout={ConsoleLayout}
      loginPage={LogInPage}
      accessDenied={AccessDeniedPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      title="Pawlet"
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" list={OrderList} show={OrderPage} icon={LocalShippingOutlined} />
      <Resource name="approvals" list={ApprovalList} icon={FactCheckOutlined} />
      <Resource name="people" list={PeopleList} icon={GroupOutlined} />
      <Resource name="keys" list={KeyList} icon={KeyOutlined} />
      <Resource name="audit" list={AuditList} icon={HistoryOutlined} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/shipping" element={<BulkShippingPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  );
}
