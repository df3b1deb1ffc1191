import { useEffect } from 'react';
import { isPointsPath } from '../isPointsPath.ts';
import type { Route } from '../Route.ts';

/** Milliseconds after the first view, when nothing that is shown waits for the network any more. */
const pauseMs = 1000;

const loadTable = () => import('./laterPages.ts');

/** A page whose code is found by its path, in a table that is loaded later: `laterPages.ts` has to know it. */
export function later(row: Omit<Route, 'load'>): Route {
  return { ...row, load: () => loadPage(row.path) };
}

async function loadPage(path: string): ReturnType<Route['load']> {
  const load = (await loadTable()).laterPages[path];
  if (load === undefined) throw new Error(`Pawlet: there is no code for the page ${path}.`);
  const module = await load();
  if (!isPointsPath(path)) return module;
  const { requirePoints } = await import('../../pages/points/requirePoints.tsx');
  return { Page: requirePoints(module.Page) };
}

/** Asks for the table once the first view stands, so that no page waits for it. */
export function useLaterPages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The first page that needs it asks again.
      if (navigator.onLine) loadTable().catch(() => undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, []);
}
