import type { Scope } from '@pawlet/operator';
import { usePermissions } from 'react-admin';

/** Whether the person has a scope; false while it is not known. */
export function useHasScope(scope: Scope): boolean {
  const { permissions } = usePermissions<readonly Scope[]>();
  return permissions?.includes(scope) === true;
}
