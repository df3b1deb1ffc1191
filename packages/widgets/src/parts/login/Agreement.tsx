import { shopMessages } from '@pawlet/core/errors';
import { pageQueries } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useQuery, useText, useToast } from '../../runtime/index.ts';
import { Checkbox, joinClasses, shake } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';

/** Acceptance of the terms. */
export interface AgreementState {
  readonly isAccepted: boolean;
  readonly setIsAccepted: (isAccepted: boolean) => void;
  readonly row: RefObject<HTMLDivElement | null>;
  /** The version to accept has loaded, or failed to load. */
  readonly isRead: boolean;
  /** Returns the accepted version; if not accepted, shows a message, shakes the row and returns undefined. */
  readonly require: () => string | undefined;
  /** The terms have changed meanwhile: clears the checkbox and requires it again. */
  readonly renew: () => void;
}

/**
 * Tracks the acceptance of the terms, with their version; always accepted where continuing accepts them (`isImplied`).
 */
export function useAgreement({ isImplied = false }: { readonly isImplied?: boolean } = {}): AgreementState {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [isAccepted, setIsAccepted] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const terms = useQuery(pageQueries.detail('terms'), {
    refreshOnFocus: false,
  });
  const version = terms.data?.status === 'ok' ? terms.data.page.version : '';
  const ask = (): void => {
    if (isImplied) return;
    showToast(shopText('check.terms'));
    shake(row.current);
    row.current?.querySelector('input')?.focus();
  };
  return {
    isAccepted,
    setIsAccepted,
    row,
    isRead: terms.status !== 'loading',
    require() {
      if (isAccepted || isImplied) return version;
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

/** The row with the checkbox and the links to the terms. */
export function Agreement({ agreement }: { readonly agreement: AgreementState }): ReactElement {
  const { row, isAccepted, setIsAccepted } = agreement;
  return (
    <div ref={row} className={styles['agreement']}>
      <Checkbox checked={isAccepted} onChange={setIsAccepted}>
        <LinkedSentence sentence="login.agree" />
      </Checkbox>
    </div>
  );
}

/** States that continuing accepts the terms, with links to them. */
export function ImpliedAgreement(): ReactElement {
  return (
    <p className={joinClasses(styles['hint'], styles['implied'])}>
      <LinkedSentence sentence="login.agreeByGoingOn" />
    </p>
  );
}

/** A sentence about terms and privacy, with links at the language's positions. */
function LinkedSentence({
  sentence,
}: {
  readonly sentence: 'login.agree' | 'login.agreeByGoingOn';
}): ReactElement {
  const text = useText(loginMessages);
  const pieces = text(sentence, { terms: '|terms|', privacy: '|privacy|' }).split('|');
  const linked = pieces.map((piece) => {
    if (piece === 'terms') return <Link key="terms" name="terms" label={text('login.terms')} />;
    return piece === 'privacy' ? <Link key="privacy" name="privacy" label={text('login.privacy')} /> : piece;
  });
  return <>{linked}</>;
}

function Link({ name, label }: { readonly name: string; readonly label: string }): ReactElement {
  return <RouteLink route={`/pages/page/page?diyname=${name}`}>{label}</RouteLink>;
}
