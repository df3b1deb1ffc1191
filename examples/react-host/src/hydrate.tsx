import { createPawlet } from '@pawlet/core';
import '@pawlet/widgets/style.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });

hydrateRoot(document.querySelector('#root') as HTMLElement, <App pawlet={pawlet} />);
