import type { ProductId, SkuId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, useForm } from '../../ui/index.ts';
import { CodeField } from '../verification-code/CodeField.tsx';
import { EmailField } from '../login/EmailField.tsx';
import { useChecks } from '../login/useChecks.ts';
import { restockMessages } from './restockMessages.ts';
import styles from './Restock.module.css';
import type { RestockAlerts } from './useRestockAlerts.ts';

export interface RestockFormProps extends Pick<RestockAlerts, 'add' | 'isBusy'> {
  readonly goodsId: ProductId;
  readonly skuId: SkuId | undefined;
  /** An alert was created, or is not needed. */
  readonly onDone: () => void;
}

/** Recipient of an alert, with a code as proof: nobody can have e-mails sent to others. */
export function RestockForm({ goodsId, skuId, add, isBusy, onDone }: RestockFormProps): ReactElement {
  const text = useText(restockMessages);
  const { api } = usePawlet();
  const checks = useChecks();
  const form = useForm({
    initial: { email: '', code: '' },
    check: ({ email, code }) => ({ email: checks.email(email), code: checks.code(code) }),
    submit: async ({ email, code }, { refuse }) => {
      const result = await add({ goodsId, skuId, email: email.trim(), code: code.trim() });
      if (result?.status === 'ok' || result?.status === 'available') onDone();
      else if (result?.status === 'wrong-code') refuse({ code: result.message });
      else if (result?.status === 'refused' && 'email' in result.fields) refuse({ email: result.message });
    },
  });
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <EmailField control={form.field('email')} />
        <CodeField
          control={form.field('code')}
          way="email"
          send={async () =>
            form.check(['email'])
              ? api.login.sendCode({ email: form.values.email.trim(), event: 'restock' })
              : undefined
          }
          onSent={() => form.focus('code')}
        />
      </div>
      <p className={styles['hint']}>{text('restock.hint')}</p>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('restock.notifyShort')}
      </Button>
    </form>
  );
}
