import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Field, Icon } from '../../ui/index.ts';
import type { BoundField } from '../../ui/index.ts';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { PrefixSheet } from './PrefixSheet.tsx';
import { homeAreaCode } from './useChecks.ts';

export interface MobileFieldProps {
  readonly control: BoundField;
  /** Dialling prefix without plus. */
  readonly areaCode: string;
  readonly onAreaCode: (areaCode: string) => void;
}

/** A mobile number with its country's prefix. */
export function MobileField({ control, areaCode, onAreaCode }: MobileFieldProps): ReactElement {
  const text = useText(loginMessages);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Field
        {...control}
        layout="stack"
        label={text('login.mobile')}
        placeholder={text('login.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete={areaCode === homeAreaCode ? 'tel-national' : 'tel-local'}
        maxLength={20}
        leading={
          <button
            type="button"
            className={styles['prefix']}
            aria-haspopup="dialog"
            aria-label={text('login.prefix', { code: areaCode })}
            onClick={() => setIsChoosing(true)}
          >
            +{areaCode}
            <Icon name="chevronDown" size={14} />
          </button>
        }
      />
      <PrefixSheet
        open={isChoosing}
        chosen={areaCode}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          onAreaCode(chosen);
          setIsChoosing(false);
        }}
      />
    </>
  );
}
