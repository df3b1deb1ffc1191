import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useProgressiveCount } from '../../runtime/progressive/useProgressiveCount.ts';
import { useIsInFront } from '../../runtime/inFront.ts';
import { joinClasses } from '../joinClasses.ts';
import { createBlockWatch, type BlockWatch } from './createBlockWatch.ts';
import styles from './LongList.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface LongListProps<T> {
  readonly items: readonly T[];
  readonly toKey: (item: T) => string | number;
  /** Renders an item. Use `useCallback`: all blocks rerender with a new function. */
  readonly draw: (item: T, index: number) => ReactNode;
  /** Layout of the items of a block: a grid, a column. */
  readonly className?: string | undefined;
  /** Number of items rendered and removed together; a multiple of the columns. @default 10 */
  readonly blockSize?: number | undefined;
  /** Estimated height of a block before its first rendering, in px. @default 1000 */
  readonly estimatedHeight?: number | undefined;
}

/** Number of blocks a restored list renders immediately. */
const drawnAtFirst = 3;
/** Number of items of a block rendered per task: the visible ones immediately, the rest later. */
const perTask = 4;
/** Number of far blocks merged into one empty box: a long page must not contain a box for every ten items. */
const blocksPerStretch = 20;

/**
 * An infinite list that keeps only items near the viewport in the document. The rest keeps its height, so that nothing
 * moves, and is rendered again from cached data when it comes near.
 */
export function LongList<T>(props: LongListProps<T>): ReactElement {
  const { items, toKey, draw, className, blockSize = 10, estimatedHeight = 1000 } = props;
  const isInFront = useIsInFront();
  // Stable for the lifetime of the list: its parts would not notice a replacement.
  const [watch] = useState(() => createBlockWatch(isInFront));
  useLayoutEffect(() => watch.follow(isInFront), [watch, isInFront]);
  useEffect(() => watch.close, [watch]);
  const [heights] = useState(() => new Map<number, number>());
  const [atFirst] = useState(items.length);
  return (
    <div className={styles['list']}>
      {cut(items, blockSize * blocksPerStretch).map(({ start, its }) => (
        <Stretch
          key={start}
          items={its}
          start={start}
          toKey={toKey as PartProps['toKey']}
          draw={draw as PartProps['draw']}
          className={className}
          blockSize={blockSize}
          itemHeight={estimatedHeight / blockSize}
          watch={watch}
          heights={heights}
          atFirst={atFirst}
        />
      ))}
    </div>
  );
}

/** Splits a list into parts of a size, with their start indexes. */
function cut<T>(
  items: readonly T[],
  size: number,
  from = 0,
): { readonly start: number; readonly its: readonly T[] }[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => ({
    start: from + part * size,
    its: items.slice(part * size, (part + 1) * size),
  }));
}

interface PartProps {
  readonly items: readonly unknown[];
  /** Index of the first item in the list. */
  readonly start: number;
  readonly toKey: (item: unknown) => string | number;
  readonly draw: (item: unknown, index: number) => ReactNode;
  readonly className: string | undefined;
  readonly blockSize: number;
  /** Estimated height of an item before its first rendering, in px. */
  readonly itemHeight: number;
  readonly watch: BlockWatch;
  /** The last known height of each block by the index of its first item, in px. */
  readonly heights: Map<number, number>;
  /** Number of initial items. Later ones are rendered: they were loaded because the viewport is near. */
  readonly atFirst: number;
}

interface PartState {
  readonly isFar: boolean;
  /** The last known height, in px. */
  readonly height: number;
}

/** Whether a part of the list is far, and its height; `onFar` receives the height when it becomes far. */
function usePart(watch: BlockWatch, atFirst: PartState, onFar?: (height: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(atFirst);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    return watch.observe(box.current, (measured) => {
      setState((before) =>
        measured === undefined ? { ...before, isFar: false } : { isFar: true, height: measured },
      );
      if (measured !== undefined) onFar?.(measured);
    });
  }, [watch, onFar]);
  return { box, ...state };
}

/** Several blocks, or one empty box. */
const Stretch = memo(function Stretch(props: PartProps): ReactElement {
  const { items, start, watch, blockSize, itemHeight, atFirst } = props;
  const { box, isFar, height } = usePart(watch, {
    isFar: start > 0 && start + items.length <= atFirst,
    height: items.length * itemHeight,
  });
  if (isFar) return <div ref={box} style={{ blockSize: `${height}px` }} />;
  return (
    <div ref={box} className={styles['list']}>
      {cut(items, blockSize, start).map((block) => (
        <Block key={block.start} {...props} start={block.start} items={block.its} />
      ))}
    </div>
  );
}, isSame);

/** The items rendered and removed together. */
const Block = memo(function Block(props: PartProps): ReactElement {
  const { items, start, className, watch, heights, blockSize, itemHeight, atFirst } = props;
  const [isWhole, setIsWhole] = useState(items.length <= perTask);
  // Reported immediately, because its stretch may be removed at the same time.
  const handleFar = useCallback(
    (height: number) => {
      heights.set(start, height);
      setIsWhole(false);
    },
    [heights, start],
  );
  const known = heights.get(start);
  const { box, isFar, height } = usePart(
    watch,
    {
      isFar: known !== undefined || (start >= drawnAtFirst * blockSize && start < atFirst),
      height: known ?? items.length * itemHeight,
    },
    handleFar,
  );
  if (isFar) return <div ref={box} style={{ blockSize: `${height}px` }} />;
  return (
    <div
      ref={box}
      className={joinClasses(styles['block'], className)}
      style={isWhole ? undefined : { minBlockSize: `${height}px` }}
    >
      <Items {...props} onWhole={setIsWhole} />
    </div>
  );
}, isSame);

interface ItemsProps extends Pick<PartProps, 'items' | 'start' | 'toKey' | 'draw'> {
  readonly onWhole: (isWhole: boolean) => void;
}

/** The items of a block, a few in each task: a block that comes near must not delay scrolling. */
function Items({ items, start, toKey, draw, onWhole }: ItemsProps): ReactElement {
  const count = useProgressiveCount(items.length, perTask);
  const isWhole = count === items.length;
  useLayoutEffect(() => {
    if (isWhole) onWhole(true);
  }, [isWhole, onWhole]);
  return (
    <>
      {items.slice(0, count).map((item, index) => (
        <Item key={toKey(item)} item={item} index={start + index} draw={draw} />
      ))}
    </>
  );
}

function isSame(before: PartProps, after: PartProps): boolean {
  return (
    before.draw === after.draw &&
    before.className === after.className &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}

interface ItemProps extends Pick<PartProps, 'draw'> {
  readonly item: unknown;
  readonly index: number;
}

/** Rendered once, even when items are added to its block. */
const Item = memo(function Item({ item, index, draw }: ItemProps): ReactElement {
  return <>{draw(item, index)}</>;
});
