import type { EpochMs } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';

export interface PlanEndProps {
  /** Undefined while a server renders, which does not know when the page is read. */
  readonly end: EpochMs | undefined;
  /** Whether the purchase extends existing storage. */
  readonly isExtending: boolean;
  readonly className: string | undefined;
}

/** The day until which storage would last with a plan. */
export function PlanEnd({ end, isExtending, className }: PlanEndProps): ReactElement | null {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  if (end === undefined) return null;
  const date = format.date(end);
  return (
    <span className={className}>
      {isExtending ? text('cloudStorage.extendsTo', { date }) : text('cloudStorage.validUntil', { date })}
    </span>
  );
}
