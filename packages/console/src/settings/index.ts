export { DoctorPage } from './DoctorPage.tsx';
export { MailsPage } from './MailsPage.tsx';
export { SettingsPage } from './SettingsPage.tsx';
