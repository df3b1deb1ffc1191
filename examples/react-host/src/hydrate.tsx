import { createPawlet } from '@pawlet/core';
import '@pawlet/widgets/style.css';
import { hydrateRoot } from 'react-dom/client';
import { App, market } from './App.tsx';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP, ...market });

hydrateRoot(document.querySelector('#root') as HTMLElement, <App pawlet={pawlet} />);
