import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
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
  /** How many items are drawn and taken away together; a multiple of the columns. @default 20 */
  readonly blockSize?: number | undefined;
  /** How high a block about is that was never drawn, in px. @default 2000 */
  readonly estimatedHeight?: number | undefined;
}

/** Blocks that are drawn at once where a list comes back with all it had. */
const drawnAtFirst = 3;

/**
 * A list that may grow without end: only what is near the visible part is in the document. The rest keeps its height,
 * so that nothing moves, and is drawn again from what is known when it comes near.
 */
export function LongList<T>(props: LongListProps<T>): ReactElement {
  const { items, keyOf, draw, className, blockSize = 20, estimatedHeight = 2000 } = props;
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
          height={block < drawnAtFirst || block >= atFirst ? undefined : estimatedHeight}
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
  /** Height of a block that is not drawn at first. */
  readonly height: number | undefined;
}

const Block = memo(function Block(props: BlockProps): ReactElement {
  const { items, start, keyOf, draw, className, watch } = props;
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(props.height);
  useLayoutEffect(() => (box.current === null ? undefined : watch.observe(box.current, setHeight)), [watch]);
  if (height !== undefined) return <div ref={box} style={{ blockSize: `${height}px` }} />;
  return (
    <div ref={box} className={joinClasses(styles['block'], className)}>
      {items.map((item, index) => (
        <Item key={keyOf(item)} item={item} index={start + index} draw={draw} />
      ))}
    </div>
  );
}, isSame);

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

function Item({ item, index, draw }: ItemProps): ReactElement {
  return <>{draw(item, index)}</>;
}
