import { shopMessages } from '@pawlet/core/errors';
import { useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { usePawlet, useResource, useText, useToast } from '../../runtime/index.ts';
import { Checkbox, shake } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import styles from './Login.module.css';
import { loginMessages } from './messages.ts';

/** Whether the terms are accepted. */
export interface AgreementState {
  readonly isAccepted: boolean;
  readonly setIsAccepted: (isAccepted: boolean) => void;
  readonly row: RefObject<HTMLDivElement | null>;
  /** The accepted version; without acceptance says so, shakes the row and answers undefined. */
  readonly require: () => string | undefined;
  /** The terms have changed meanwhile: takes the tick away and asks for it anew. */
  readonly renew: () => void;
}

/** Keeps whether the terms are accepted, and in which version. */
export function useAgreement(): AgreementState {
  const { api } = usePawlet();
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [isAccepted, setIsAccepted] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const terms = useResource(['page', 'terms'], () => api.pages.find({ name: 'terms' }), {
    refreshOnFocus: false,
  });
  const version = terms.data?.status === 'ok' ? terms.data.page.version : '';
  const ask = (): void => {
    showToast(shopText('check.terms'));
    shake(row.current);
    row.current?.querySelector('input')?.focus();
  };
  return {
    isAccepted,
    setIsAccepted,
    row,
    require() {
      if (isAccepted) return version;
      ask();
      return undefined;
    },
    renew() {
      setIsAccepted(false);
      void terms.reload();
      ask();
    },
  };
}

/** The row with the tick and the links to what is accepted. */
export function Agreement({ agreement }: { readonly agreement: AgreementState }): ReactElement {
  const { row, isAccepted, setIsAccepted } = agreement;
  const text = useText(loginMessages);
  // The links stand where the sentence wants them.
  const pieces = text('login.agree', { terms: '|terms|', privacy: '|privacy|' }).split('|');
  const linked = pieces.map((piece) => {
    if (piece === 'terms') return <Link key="terms" name="terms" label={text('login.terms')} />;
    return piece === 'privacy' ? <Link key="privacy" name="privacy" label={text('login.privacy')} /> : piece;
  });
  return (
    <div ref={row} className={styles['agreement']}>
      <Checkbox checked={isAccepted} onChange={setIsAccepted}>
        {linked}
      </Checkbox>
    </div>
  );
}

function Link({ name, label }: { readonly name: string; readonly label: string }): ReactElement {
  return <RouteLink route={`/pages/page/page?diyname=${name}`}>{label}</RouteLink>;
}
