import { createPawlet } from '@pawlet/core';
import { hydrate, type PawletState } from '@pawlet/core/queries';
import '@pawlet/widgets/style.css';
import { hydrateRoot } from 'react-dom/client';
import { App, market } from './App.tsx';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP, ...market });
hydrate(pawlet, JSON.parse(document.querySelector('#state')?.textContent ?? '') as PawletState);

hydrateRoot(document.querySelector('#root') as HTMLElement, <App pawlet={pawlet} />);
