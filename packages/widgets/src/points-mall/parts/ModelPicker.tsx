import type { ReactElement } from 'react';
import { useId, useRef } from 'react';
import { useText } from '../../runtime/index.ts';
import { Chip, part } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import styles from './ModelPicker.module.css';
import { useAttention } from './useAttention.ts';

export interface ModelPickerProps {
  readonly models: readonly string[];
  readonly selected: string | undefined;
  readonly onSelect: (model: string) => void;
  /** Incremented each time the model is missing. */
  readonly missed: number;
}

/** The models of a reward, one of which must be selected. */
export function ModelPicker({ models, selected, onSelect, missed }: ModelPickerProps): ReactElement {
  const text = useText(pointsMallMessages);
  const titleId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  useAttention(frame, missed);
  return (
    <fieldset ref={frame} className={styles['picker']} aria-labelledby={titleId} {...part('models')}>
      <h3 id={titleId} className={styles['title']}>
        {text('pointsMall.model')}
      </h3>
      <div className={styles['models']}>
        {models.map((model) => (
          <Chip key={model} selected={model === selected} onClick={() => onSelect(model)}>
            {model}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
