export { DoctorPage } from './DoctorPage.tsx';
export { FreightList } from './FreightList.tsx';
export { MailsPage } from './MailsPage.tsx';
export { SettingsPage } from './SettingsPage.tsx';
