import type { GoodsId, SkuId } from '@pawlet/core/api';
import type { ReactElement, SyntheticEvent } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { CodeField } from '../login/CodeField.tsx';
import { EmailField } from '../login/EmailField.tsx';
import { useChecks } from '../login/useChecks.ts';
import { useFields } from '../login/useFields.ts';
import { restockMessages } from './restockMessages.ts';
import styles from './Restock.module.css';
import type { RestockAlerts } from './useRestockAlerts.ts';

export interface RestockFormProps extends Pick<RestockAlerts, 'add' | 'isBusy'> {
  readonly goodsId: GoodsId;
  readonly skuId: SkuId | undefined;
  /** An alert was created, or is not needed. */
  readonly onDone: () => void;
}

/** Recipient of an alert, with a code as proof: nobody can have e-mails sent to others. */
export function RestockForm({ goodsId, skuId, add, isBusy, onDone }: RestockFormProps): ReactElement {
  const text = useText(restockMessages);
  const checks = useChecks();
  const fields = useFields({ email: checks.email, code: checks.code });
  const target = () => ({ email: fields.values.email.trim() });
  const submit = async (): Promise<void> => {
    if (!fields.check()) return;
    const result = await add({ goodsId, skuId, ...target(), code: fields.values.code.trim() });
    if (result?.status === 'ok' || result?.status === 'available') onDone();
    else if (result?.status === 'wrong-code') fields.fail('code', result.message);
    else if (result?.status === 'refused' && 'email' in result.fields) fields.fail('email', result.message);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles['fields']}>
        <EmailField control={fields.control('email')} />
        <CodeField
          control={fields.control('code')}
          way="email"
          event="restock"
          target={() => (fields.check(['email']) ? target() : undefined)}
          onSent={() => fields.focus('code')}
        />
      </div>
      <p className={styles['hint']}>{text('restock.hint')}</p>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('restock.notifyShort')}
      </Button>
    </form>
  );
}
