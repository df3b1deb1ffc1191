import type { Scope } from '@pawlet/operator';
import type { ComponentType } from 'react';
import { usePermissions } from 'react-admin';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';

export interface AreaPageProps {
  readonly scope: Scope;
  readonly page: ComponentType;
}

/** A page of an area for those whose role includes it. */
export function AreaPage({ scope, page: Page }: AreaPageProps) {
  const { permissions } = usePermissions<readonly Scope[]>();
  if (permissions === undefined) return null;
  return permissions.includes(scope) ? <Page /> : <AccessDeniedPage />;
}
