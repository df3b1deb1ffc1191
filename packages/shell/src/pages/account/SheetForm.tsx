import { Button } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from './Account.module.css';

export interface SheetFormProps {
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /**
   * Something is lost.
   * @default false
   */
  readonly isDestructive?: boolean | undefined;
  readonly onSubmit: () => void;
}

/** A form in a sheet: fields, and the submit button. */
export function SheetForm({
  children,
  submitLabel,
  isBusy,
  isDestructive = false,
  onSubmit,
}: SheetFormProps) {
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles['submit']}>
        <Button type="submit" size="l" block busy={isBusy} tone={isDestructive ? 'danger' : 'primary'}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
