import { Link } from 'react-router';

export interface RecordLinkProps {
  readonly area: string;
  readonly id: string | number;
  /** @default the id */
  readonly label?: string;
}

/** A link to the page of a record. */
export function RecordLink({ area, id, label }: RecordLinkProps) {
  return (
    <Link
      to={`/${area}/${encodeURIComponent(id)}/show`}
      style={{ color: 'inherit', fontVariantNumeric: 'tabular-nums' }}
    >
      {label ?? id}
    </Link>
  );
}
