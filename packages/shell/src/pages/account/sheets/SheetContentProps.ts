import type { UserWithCounts } from '@pawlet/core/api';

/** Props of the content of a profile sheet. */
export interface SheetContentProps {
  readonly user: UserWithCounts;
  /** The sheet's action is done: it closes, and the shopper is refetched. */
  readonly onDone: () => void;
}
