import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTurns } from '../../runtime/turns/useTurns.ts';
import { useIsInFront } from '../../runtime/useIsInFront.ts';
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
const perTurn = 4;

/**
 * A list that may grow without end: only what is near the visible part is in the document. The rest keeps its height,
 * so that nothing moves, and is drawn again from what is known when it comes near.
 */
export function LongList<T>(props: LongListProps<T>): ReactElement {
  const { items, keyOf, draw, className, blockSize = 10, estimatedHeight = 1000 } = props;
  const isInFront = useIsInFront();
  // One for the whole life of the list: blocks do not hear of another.
  const [watch] = useState(() => createBlockWatch(isInFront));
  useLayoutEffect(() => watch.follow(isInFront), [watch, isInFront]);
  useEffect(() => watch.close, [watch]);
  // Blocks that come later are drawn: they come because somebody is near.
  const [atFirst] = useState(Math.ceil(items.length / blockSize));
  const blocks = Array.from({ length: Math.ceil(items.length / blockSize) }, (_, block) =>
    items.slice(block * blockSize, (block + 1) * blockSize),
  );
  return (
    <div className={styles['list']}>
      {blocks.map((its, block) => (
        <Block
          key={block}
          items={its}
          start={block * blockSize}
          keyOf={keyOf as BlockProps['keyOf']}
          draw={draw as BlockProps['draw']}
          className={className}
          watch={watch}
          height={(estimatedHeight * its.length) / blockSize}
          isFar={block >= drawnAtFirst && block < atFirst}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly items: readonly unknown[];
  /** Index of the first item in the list. */
  readonly start: number;
  readonly keyOf: (item: unknown) => string | number;
  readonly draw: (item: unknown, index: number) => ReactNode;
  readonly className: string | undefined;
  readonly watch: BlockWatch;
  /** Height that it has about before it was drawn, in px. */
  readonly height: number;
  /** It is not drawn at first. */
  readonly isFar: boolean;
}

interface BlockState {
  readonly isFar: boolean;
  /** The last height that is known, in px. */
  readonly height: number;
}

const Block = memo(function Block(props: BlockProps): ReactElement {
  const { items, className, watch } = props;
  const box = useRef<HTMLDivElement>(null);
  const [{ isFar, height }, setState] = useState<BlockState>({ isFar: props.isFar, height: props.height });
  const [isWhole, setIsWhole] = useState(items.length <= perTurn);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    return watch.observe(box.current, (measured) => {
      setState((before) =>
        measured === undefined ? { ...before, isFar: false } : { isFar: true, height: measured },
      );
      if (measured !== undefined) setIsWhole(false);
    });
  }, [watch]);
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

interface ItemsProps extends Pick<BlockProps, 'items' | 'start' | 'keyOf' | 'draw'> {
  readonly onWhole: (isWhole: boolean) => void;
}

/** The items of a block, a few in each task: a block that comes near must not hold up the scrolling. */
function Items({ items, start, keyOf, draw, onWhole }: ItemsProps): ReactElement {
  const count = useTurns(items.length, perTurn);
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

function isSame(before: BlockProps, after: BlockProps): boolean {
  return (
    before.draw === after.draw &&
    before.className === after.className &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}

interface ItemProps extends Pick<BlockProps, 'draw'> {
  readonly item: unknown;
  readonly index: number;
}

/** Drawn once, however often its block gets more beside it. */
const Item = memo(function Item({ item, index, draw }: ItemProps): ReactElement {
  return <>{draw(item, index)}</>;
});
