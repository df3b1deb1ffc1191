import type { UserWithCounts } from '@pawlet/core/api';

/** What the content of a sheet of the profile is given. */
export interface SheetContentProps {
  readonly user: UserWithCounts;
  /** What the sheet is for is done: it closes, and the shopper is read anew. */
  readonly onDone: () => void;
}
