import { shopMessages } from '@pawlet/core/errors';
import { pageQueries } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useQuery, useText, useToast } from '../../runtime/index.ts';
import { Checkbox, joinClasses, shake } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';

/** Whether the terms are accepted. */
export interface AgreementState {
  readonly isAccepted: boolean;
  readonly setIsAccepted: (isAccepted: boolean) => void;
  readonly row: RefObject<HTMLDivElement | null>;
  /** It is known which version would be accepted, or that this cannot be found out. */
  readonly isRead: boolean;
  /** The accepted version; without acceptance says so, shakes the row and answers undefined. */
  readonly require: () => string | undefined;
  /** The terms have changed meanwhile: takes the tick away and asks for it anew. */
  readonly renew: () => void;
}

/** Keeps whether the terms are accepted, and in which version; where going on accepts them (`isImplied`) they always are. */
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

/** The row with the tick and the links to what is accepted. */
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

/** Says that going on accepts the terms, with the links to them. */
export function ImpliedAgreement(): ReactElement {
  return (
    <p className={joinClasses(styles['hint'], styles['implied'])}>
      <LinkedSentence sentence="login.agreeByGoingOn" />
    </p>
  );
}

/** A sentence about terms and privacy, with the links where it wants them. */
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
