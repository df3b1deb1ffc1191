import type { Scope } from '@pawlet/operator';
import { useContext } from 'react';
import { usePermissions, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { AreasContext } from './AreasContext.ts';

export interface RecordLinkProps {
  /** @default that of the page */
  readonly area?: string;
  readonly id: string | number;
  /** @default the id */
  readonly label?: string;
}

/** A link to the page of a record; its name where the person may not open it. */
export function RecordLink({ area, id, label = String(id) }: RecordLinkProps) {
  const resource = useResourceContext();
  const areas = useContext(AreasContext);
  const { permissions } = usePermissions<readonly Scope[]>();
  const target = area ?? resource;
  const scope = areas.find(({ name }) => name === target)?.scope;
  if (scope === undefined || permissions?.includes(scope) !== true) return label;
  return (
    <Link
      to={`/${target}/${encodeURIComponent(id)}/show`}
      style={{ color: 'inherit', fontVariantNumeric: 'tabular-nums' }}
    >
      {label}
    </Link>
  );
}
