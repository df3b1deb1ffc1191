// One chunk for all pages of the check-in: each is little more than a part of the one widget.
export { LogPage } from './LogPage.tsx';
export { RankingPage } from './RankingPage.tsx';
export { SignInPage } from './SignInPage.tsx';
export { TasksPage } from './TasksPage.tsx';
