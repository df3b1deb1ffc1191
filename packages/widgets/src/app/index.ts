export { PawletApp } from './PawletApp.tsx';
export type { PawletAppProps } from './PawletApp.tsx';
