import type { CodeEvent } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { CodeField } from '../CodeField.tsx';
import { accountMessages } from '../accountMessages.ts';
import type { BoundField } from '../useFields.ts';
import type { OwnerProof } from './useOwnerProof.ts';

export interface ProofFieldProps {
  readonly proof: OwnerProof;
  readonly field: BoundField;
  /** Purpose of the code. */
  readonly event: CodeEvent;
  /** Name of the code's field, where the form has another code. */
  readonly codeLabel?: string | undefined;
  /** The server sends no code. */
  readonly onRefused: (message: string) => void;
}

/** The password, or a code to the account itself: verifies the owner. */
export function ProofField({ proof, field, event, codeLabel, onRefused }: ProofFieldProps) {
  const text = useText(accountMessages);
  if (proof.kind === 'none') return null;
  return proof.kind === 'password' ? (
    <Field
      {...field}
      layout="stack"
      label={text('account.oldPassword')}
      type="password"
      autoComplete="current-password"
      maxLength={128}
    />
  ) : (
    <CodeField
      field={field}
      event={event}
      label={codeLabel}
      recipientOf={() => proof.recipient}
      onRefused={onRefused}
    />
  );
}
