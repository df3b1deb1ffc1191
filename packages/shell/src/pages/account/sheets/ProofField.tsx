import type { CodeEvent } from '@pawlet/core/api';
import { usePawlet, useText } from '@pawlet/widgets';
import { CodeField } from '@pawlet/widgets/parts';
import { Field, type BoundField } from '@pawlet/widgets/ui';
import { accountMessages } from '../accountMessages.ts';
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
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const { recipient } = proof;
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
      control={field}
      label={codeLabel}
      send={async () => (recipient === undefined ? undefined : api.account.sendCode(recipient, event))}
      onRefused={onRefused}
    />
  );
}
