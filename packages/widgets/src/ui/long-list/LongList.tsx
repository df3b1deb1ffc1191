import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useProgressiveCount } from '../../runtime/progressive/useProgressiveCount.ts';
import { useIsInFront } from '../../runtime/inFront.ts';
import { joinClasses } from '../joinClasses.ts';
import { createBlockWatch, type BlockWatch } from './createBlockWatch.ts';
import styles from './LongList.module.css';

export interface LongListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** Draws an item. Make it with `useCallback`: each block is drawn again with a new one. */
  readonly draw: (item: T, index: number) => ReactNode;
  /** How the items of a block stand: a grid, a column. */
  readonly className?: string | undefined;
  /** How many items are drawn and taken away together; a multiple of the columns. @default 10 */
  readonly blockSize?: number | undefined;
  /** How high a block about is that was never drawn, in px. @default 1000 */
  readonly estimatedHeight?: number | undefined;
}

/** Blocks that are drawn at once where a list comes back with all it had. */
const drawnAtFirst = 3;
/** Items of a block that are drawn in one task: the first view of it at once, the rest while it is looked at. */
const perTask = 4;
/** Blocks that are one empty box together where all of them are far: a page must not hold a box for each ten items. */
const blocksPerStretch = 20;

/**
 * A list that may grow without end: only what is near the visible part is in the document. The rest keeps its height,
 * so that nothing moves, and is drawn again from what is known when it comes near.
 */
export function LongList<T>(props: LongListProps<T>): ReactElement {
  const { items, keyOf, draw, className, blockSize = 10, estimatedHeight = 1000 } = props;
  const isInFront = useIsInFront();
  // One for the whole life of the list: its parts do not hear of another.
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
          keyOf={keyOf as PartProps['keyOf']}
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

/** Cuts a list into parts of a size; each says where it starts. */
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
  readonly keyOf: (item: unknown) => string | number;
  readonly draw: (item: unknown, index: number) => ReactNode;
  readonly className: string | undefined;
  readonly blockSize: number;
  /** Height that an item has about before it was drawn, in px. */
  readonly itemHeight: number;
  readonly watch: BlockWatch;
  /** The last known height of each block by the index of its first item, in px. */
  readonly heights: Map<number, number>;
  /** How many items the list came with. Those that came later are drawn: they come because somebody is near. */
  readonly atFirst: number;
}

interface PartState {
  readonly isFar: boolean;
  /** The last height that is known, in px. */
  readonly height: number;
}

/** Whether a part of the list is far, and how high it is; `onFar` takes the height with which it becomes so. */
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

/** Many blocks, or one empty box. */
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

/** As many items as are drawn and taken away together. */
const Block = memo(function Block(props: PartProps): ReactElement {
  const { items, start, className, watch, heights, blockSize, itemHeight, atFirst } = props;
  const [isWhole, setIsWhole] = useState(items.length <= perTask);
  // Heard of at once, because its stretch may go in the same moment.
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

interface ItemsProps extends Pick<PartProps, 'items' | 'start' | 'keyOf' | 'draw'> {
  readonly onWhole: (isWhole: boolean) => void;
}

/** The items of a block, a few in each task: a block that comes near must not hold up the scrolling. */
function Items({ items, start, keyOf, draw, onWhole }: ItemsProps): ReactElement {
  const count = useProgressiveCount(items.length, perTask);
  const isWhole = count === items.length;
  useLayoutEffect(() => {
    if (isWhole) onWhole(true);
  }, [isWhole, onWhole]);
  return (
    <>
      {items.slice(0, count).map((item, index) => (
        <Item key={keyOf(item)} item={item} index={start + index} draw={draw} />
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

/** Drawn once, however often its block gets more beside it. */
const Item = memo(function Item({ item, index, draw }: ItemProps): ReactElement {
  return <>{draw(item, index)}</>;
});
