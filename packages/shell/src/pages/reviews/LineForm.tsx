import type { OrderLine } from '@pawlet/core/api';
import { maxVideoSeconds } from '@pawlet/core/contract';
import { variantName } from '@pawlet/core/rules';
import { useText } from '@pawlet/widgets';
import { orderCardMessages, UploadGrid, useUploads } from '@pawlet/widgets/parts';
import { Picture, Tag, TextArea, type Focusable } from '@pawlet/widgets/ui';
import { useEffect, useRef } from 'react';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';
import type { LineDraft } from './reviewForm.ts';
import { StarChoice } from './StarChoice.tsx';

const longestReview = 1000;

/** Progress of the files of a line. */
export interface FilesState {
  readonly isBusy: boolean;
  readonly hasUnsent: boolean;
}

export interface LineFormProps {
  readonly line: OrderLine;
  readonly draft: LineDraft;
  readonly onChange: (changes: Partial<LineDraft>) => void;
  readonly onFiles: (files: FilesState) => void;
  /** What is wrong with the words. */
  readonly problem: string | undefined;
  /** What is wrong with pictures or video. */
  readonly filesProblem: string | undefined;
  readonly onLeave: () => void;
  /** Hands out the field of the words, for the focus. */
  readonly areaRef: (area: Focusable | null) => void;
}

/** The review of one line: stars, text, pictures and one video. */
export function LineForm(props: LineFormProps) {
  const { line, draft, onChange, onFiles, problem, filesProblem, onLeave, areaRef } = props;
  const text = useText(reviewPagesMessages);
  const lineText = useText(orderCardMessages);
  const uploads = useUploads({ mostVideos: 1, mostVideoSeconds: maxVideoSeconds, initial: draft.media });
  const { stored, isBusy, hasUnsent } = uploads;
  const latest = useRef({ onChange, onFiles });
  useEffect(() => {
    latest.current = { onChange, onFiles };
  });
  useEffect(() => latest.current.onChange({ media: stored }), [stored]);
  useEffect(() => latest.current.onFiles({ isBusy, hasUnsent }), [isBusy, hasUnsent]);
  return (
    <section className={styles['card']} aria-label={line.title}>
      <div className={styles['line']}>
        <span className={styles['thumb']}>
          <Picture src={line.imageUrl} alt="" sizes="64px" radius="s" />
        </span>
        <span className={styles['lineText']}>
          <span className={styles['lineTitle']}>{line.title}</span>
          <span className={styles['facts']}>{variantName(line.attributes)}</span>
          {line.isGift ? (
            <span>
              <Tag>{lineText('orderCard.gift')}</Tag>
            </span>
          ) : null}
        </span>
      </div>
      <StarChoice star={draft.star} onChange={(star) => onChange({ star })} />
      <div className={styles['wordsField']}>
        <TextArea
          ref={(area) => areaRef(area === null ? null : { focus: () => focusAt(area) })}
          required={!line.isGift}
          label={text('reviewPages.text')}
          placeholder={text('reviewPages.textHint')}
          rows={4}
          maxLength={longestReview}
          lang=""
          value={draft.content}
          error={problem}
          onChange={(content) => onChange({ content })}
          onBlur={onLeave}
        />
      </div>
      <UploadGrid uploads={uploads} label={text('reviewPages.pictures')} error={filesProblem} />
    </section>
  );
}

/** The bar with the button would cover an area at the edge of the window. */
function focusAt(area: HTMLElement): void {
  area.focus({ preventScroll: true });
  area.scrollIntoView({ block: 'center' });
}
