import type { YearReport } from '@pawlet/core/api';
import { useAction, useFormat, useHost, useText, useToast } from '@pawlet/widgets';
import { Button, ButtonLink, ErrorState, Icon, Spinner } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { useShopName } from '../../../layout/useShopName.ts';
import { reportMessages } from '../reportMessages.ts';
import styles from '../Report.module.css';
import { Slide, type SlideFrame } from '../Slide.tsx';
import { getFacts, getLook, type PosterContent } from './posterContent.ts';
import { usePoster } from './usePoster.ts';

export interface PosterSlideProps extends SlideFrame {
  readonly report: YearReport;
}

/** The year as one picture to save. */
export function PosterSlide({ report, onShow }: PosterSlideProps) {
  const text = useText(reportMessages);
  return (
    <Slide tone="warning" onShow={onShow} title={text('report.posterTitle')}>
      {(isSeen) => <Poster report={report} isWanted={isSeen} />}
    </Slide>
  );
}

interface PosterProps {
  readonly report: YearReport;
  /** Nothing is drawn before the slide is reached. */
  readonly isWanted: boolean;
}

function Poster({ report, isWanted }: PosterProps) {
  const text = useText(reportMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<ReturnType<typeof getLook>>();
  const words = usePosterWords(report);
  useEffect(() => {
    if (isWanted && frame.current !== null) setLook(getLook(frame.current));
  }, [isWanted]);
  const { state, retry } = usePoster(look === undefined ? undefined : { ...words, ...look });
  return (
    <>
      <div ref={frame} className={styles['poster']}>
        {state.status === 'ready' ? (
          <img src={state.url} alt={text('report.posterAlt', { year: words.year })} draggable={false} />
        ) : null}
        {state.status === 'drawing' ? (
          <output className={styles['posterWait']}>
            <Spinner size={28} />
            {text('report.drawing')}
          </output>
        ) : null}
        {state.status === 'failed' ? (
          <ErrorState
            className={styles['posterWait']}
            layout="inline"
            title={text('report.notDrawn')}
            onRetry={retry}
          />
        ) : null}
      </div>
      <PosterActions file={state.status === 'ready' ? state.file : undefined} title={words.title} />
    </>
  );
}

/** The texts of the poster, in the shopper's language. */
function usePosterWords(report: YearReport): Omit<PosterContent, 'font' | 'colors'> {
  const text = useText(reportMessages);
  const format = useFormat();
  const shop = useShopName();
  const [best] = report.topGoods;
  return {
    year: String(report.year),
    title: text('report.coverTitle', { shop }),
    facts: getFacts(report, {
      number: (value) => format.number(value),
      label: (name, count) => text(`report.${name}`, { count }),
    }),
    best:
      best === undefined
        ? undefined
        : { heading: text('report.productsTitle'), title: best.title, imageUrl: best.imageUrl },
    brand: shop,
    closing: text('report.closing'),
  };
}

interface PosterActionsProps {
  /** Undefined until it is drawn. */
  readonly file: File | undefined;
  readonly title: string;
}

function PosterActions({ file, title }: PosterActionsProps) {
  const text = useText(reportMessages);
  const host = useHost();
  const showToast = useToast();
  const { run: save, isBusy } = useAction(async () => {
    if (file === undefined) return;
    const outcome = await host.saveImage(file, file.name);
    if (outcome === 'done') showToast(text('report.saved'));
    else if (outcome !== 'cancelled') showToast(text('report.notSaved'));
  });
  const { run: share } = useAction(async () => {
    if (file === undefined) return;
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      const isClosed = error instanceof Error && error.name === 'AbortError';
      if (!isClosed) showToast(text('report.notShared'));
    }
  });
  const isWaiting = file === undefined;
  return (
    <div className={styles['actions']}>
      {host.isAvailable('saveImage') ? (
        <Button size="l" block busy={isBusy} aria-disabled={isWaiting} onClick={() => void save()}>
          {text('report.save')}
        </Button>
      ) : null}
      {file !== undefined && canShare(file) ? (
        <Button
          size="l"
          block
          variant="outlined"
          icon={<Icon name="share" size={18} />}
          onClick={() => void share()}
        >
          {text('report.share')}
        </Button>
      ) : (
        <ButtonLink size="l" block variant="outlined" href="#/">
          {text('report.toShop')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Whether this browser can share files with other apps. */
function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
