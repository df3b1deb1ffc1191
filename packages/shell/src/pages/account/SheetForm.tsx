import { Button, type Form } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from './Account.module.css';

export interface SheetFormProps {
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly form: Pick<Form<object, string>, 'isBusy' | 'props'>;
  /**
   * Something is lost.
   * @default false
   */
  readonly isDestructive?: boolean | undefined;
}

/** A form in a sheet: fields, and the submit button. */
export function SheetForm({ children, submitLabel, form, isDestructive = false }: SheetFormProps) {
  return (
    <form className={styles['form']} {...form.props}>
      {children}
      <div className={styles['submit']}>
        <Button type="submit" size="l" block busy={form.isBusy} tone={isDestructive ? 'danger' : 'primary'}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
